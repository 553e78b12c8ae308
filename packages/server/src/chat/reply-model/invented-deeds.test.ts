import { describe, expect, test } from 'vitest';
import { claimsInventedDeed } from './invented-deeds.ts';

describe('a sentence of a model', () => {
  test.each([
    'I have added some calm piano to your queue.',
    "I've saved a playlist for you.",
    'I’ve just put together a mix for your evening.',
    "I've gone ahead and created a playlist for your run.",
    'Playing now: something soft for a hard day.',
    'Now playing gentle guitar.',
    "I'm playing something quiet for you.",
    "Sorry to hear that, I'll play some slow songs.",
    'We have turned the volume down.',
    'Your playlist has been saved to your library.',
    'Everything is in your library now.',
    'Okay, added more piano!',
    "I've sent a message to your sister.",
    'I will remember that for next time.',
  ])('that claims a deed is known: %s', (sentence) => {
    expect(claimsInventedDeed(sentence)).toBe(true);
  });

  test.each([
    'That sounds heavy, and a slow piano may sit well beside it.',
    "Let's find something gentle for tonight.",
    'I found some calm music that may help.',
    'Here are a few playlists to keep you company.',
    "I'm so sorry for your loss; here is some quiet music.",
    'I hear you, and these songs take their time.',
    'You added so much to their lives, and music can hold that.',
    'I am glad you made it through the exam, so here is something bright.',
    'Music playing softly can ease a long day.',
    'I understand, long shifts wear you out, so let these songs carry you.',
    "I'm happy for you, let's celebrate with upbeat tunes.",
  ])('that claims none passes: %s', (sentence) => {
    expect(claimsInventedDeed(sentence)).toBe(false);
  });

  test.each([
    ['es', 'He guardado una lista para ti.', 'Aquí tienes música suave para esta noche.'],
    ['es', 'Añadí algo de piano a tu cola.', 'Lo siento mucho, que la música te acompañe.'],
    ['pt', 'Criei uma playlist para você.', 'Que dia longo, uma música calma pode ajudar.'],
    ['pt', 'Estou tocando algo calmo.', 'Sinto muito, estas canções vão devagar.'],
    ['fr', 'J’ai ajouté un peu de piano à ta liste.', 'Quelle journée, voici de la musique douce.'],
    ['fr', 'Je lance quelque chose de calme.', 'Je suis désolé, la musique peut aider.'],
    ['de', 'Ich habe dir eine ruhige Playlist erstellt.', 'Ich habe gehört, wie schwer der Tag war.'],
    ['de', 'Gerne habe ich das gespeichert.', 'Hier ist ruhige Musik für deinen Abend.'],
    ['it', 'Ho creato una playlist per te.', 'Ho capito, ecco della musica tranquilla.'],
    ['nl', 'Ik heb een lijst voor je gemaakt.', 'Ik hoor je, hier is wat rustige muziek.'],
    ['pl', 'Dodałam trochę fortepianu.', 'Przykro mi, oto spokojna muzyka.'],
    ['tr', 'Senin için bir liste oluşturdum.', 'Üzgünüm, sakin bir müzik iyi gelebilir.'],
    ['id', 'Saya sudah membuat daftar putar untukmu.', 'Semoga musik tenang ini menemani malammu.'],
    ['ja', 'プレイリストを作成しました。', '静かな音楽で少し休みましょう。'],
    ['hi', 'मैंने आपके लिए एक सूची बनाई है।', 'आज का दिन कठिन था, यह शांत संगीत साथ देगा।'],
    ['hi-Latn', 'Maine aapke liye ek playlist banayi hai.', 'Aaj ka din mushkil tha, yeh shaant sangeet.'],
  ])('in %s is known as well: %s', (_, claim, none) => {
    expect(claimsInventedDeed(claim)).toBe(true);
    expect(claimsInventedDeed(none)).toBe(false);
  });

  test('is looked at in time, however it is made', () => {
    const begun = performance.now();
    for (const unit of ['i ', "i've just ", 'i have been ', ', ', 'ich habe ', 'ik heb ', 'मैंने '])
      claimsInventedDeed(unit.repeat(20_000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
