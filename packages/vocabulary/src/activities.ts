import { readVocabulary } from './read-vocabulary.ts';

/**
 * What the music goes with, in the notation of `readVocabulary`. Nouns that are also talked about without any
 * wish for music ("the wedding is off") are marked as everyday words.
 */
export const activities = readVocabulary(`
study = studying, ?study, revising, revision, cramming, homework, finals week, exam prep, ?exams, ?exam, ?finals, doing my essay, study session, thesis, dissertation, coursework, cram session, ?cram, revise, hitting the books, exam revision, dissertation writing, essay writing, all nighter, ?essay
work = working, ?work, deep work, at my desk, at the office, work day, workday, spreadsheets, emails, ?focus time, co working, admin, inbox, office work, working from home, wfh, paperwork
coding = coding, ?code, programming, debugging, hacking away, code review, hackathon, shipping code
writing = ?writing, ?write, journaling, journalling, novel writing
reading = ?reading, ?read, with a book, with my book, with a good book
drawing = drawing, sketching, doodling, illustrating, ?draw, ?sketch, drawing session
painting = painting, ?paint, watercolours, watercolors, oil painting
crafts = knitting, crocheting, sewing, pottery, whittling, embroidery, crochet, quilting
workout = working out, ?workout, ?work out, ?gym, gym session, gym time, leg day, arm day, chest day, ?lifting, ?lift, lifting weights, weightlifting, weights, deadlifts, deadlifting, squats, crossfit, hiit, cardio, ?training, ?exercise, exercising, pull ups, push ups, rowing machine, ?rowing, gym workout, home workout, spin session, circuit training, bench press, kettlebells
running = ?running, ?run, jogging, ?jog, treadmill, couch to 5k, parkrun, ?marathon, half marathon, 5k, 10k, ?sprints, ?sprint, morning run, evening run, long run, run club, running club, trail run
cycling = ?cycling, ?cycle, biking, bike ride, spin class, spinning class, peloton, ?spinning, ?turbo trainer
swimming = ?swimming, ?swim, swimming lengths
boxing = ?boxing, kickboxing, sparring, punchbag, muay thai
climbing = bouldering, ?climbing
hiking = hiking, ?hike, trekking
walking = ?walking, ?walk, dog walk, walking the dog, evening stroll, ?stroll
yoga = yoga, vinyasa, yin yoga
pilates = pilates, barre class
stretching = stretching, ?stretch, stretches, cool down, cooldown
meditation = meditation, meditating, ?meditate, mindfulness, breathwork, ?breathing, breathing exercises
sleep = ?sleep, ?sleeping, ?asleep, fall asleep, falling asleep, bedtime, ?sleeps, can't sleep, cannot sleep, won't sleep, ?nap, napping, nodding off, drift off, drifting off, go to bed, insomnia, ?bed, power nap, sleep through, doze off, dozing off, nod off, get to sleep, put me to sleep, send me to sleep
party = ?party, house party, ?partying, pre drinks, predrinks, pregame, pre game, pregaming, pre party, ?afterparty, after party, dinner dance, ?rave, hen do, hen party, stag do, new year's eve, housewarming, house warming, ?get together
dancing = dancing, ?dance, dancefloor, dance floor, kitchen dance, ?boogie
cooking = cooking, ?cook, making dinner, cooking dinner, baking, ?bake, frying, making soup, making breakfast, meal prep, making pasta, making pancakes, making crepes, roasting, making curry, making bread, kneading, stir fry, making lunch, in the kitchen, making a cake, baking bread, making supper
cleaning = cleaning, ?clean, hoovering, ?hoover, vacuuming, mopping, ?mop, doing the dishes, washing the dishes, washing up, doing dishes, laundry, ironing, ?tidy, tidying, decluttering, chores, housework, scrubbing, spring cleaning, dusting, vacuum, doing laundry, folding laundry, ironing shirts, clean up, cleaning up, clear out, scrub the bathroom, clean the house, clean the flat, clean my flat, clean the kitchen, tidy up, tidying up
driving = driving, ?drive, road trip, roadtrip, night drive, long drive, night driving, in the car, for the car, behind the wheel, car ride, car journey, motorway drive, hour drive, hours drive, hours of motorway, hrs of motorway, of motorway, road trips, roadtrips, in the van, ?driving home
commuting = commuting, commute, ?on the bus, ?on the train, ?on the tube, ?on the metro, ?rush hour, train to work, bus to work, drive to work, way to work, walk to work, cycle to work, subway ride, ?on the subway, train ride, bus ride, tram ride, train home, bus home, drive home, journey home
travel = travelling, traveling, ?flight, ?on the plane, long haul, airport, long flight, train journey, ?on the ferry, ?flying home
gaming = gaming, gaming session, ?video games, ?raiding
dinner = dinner party, ?dinner, supper club, date dinner, dinner guests, dinner with friends, having people over, ?supper
date = first date, date night, ?date, romantic dinner, candlelit dinner, candlelight dinner
wedding = ?wedding, wedding reception, first dance
birthday = ?birthday, birthday party
barbecue = barbecue, bbq, barbeque, cookout, braai, ?grilling
picnic = picnic
camping = camping, campfire
gardening = gardening, weeding, potting plants, planting seeds, in the garden, planting
bath = ?bath, bubble bath, bathtub, hot tub
shower = ?shower, ?showering
massage = ?massage, spa day, ?spa
breakfast = ?breakfast, brunch, sunday brunch
getting ready = getting ready, get ready, doing my makeup, make up
chess = ?chess, board games, board game, puzzle night, ?jigsaw
diy = ?diy, assembling furniture, decorating the room
`);
