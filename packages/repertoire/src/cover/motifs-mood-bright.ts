import { curve, d, outline, type Pen, type Point } from './pen.ts';

/** Happy: a scalloped sun over soft hills. */
export function morningSun(pen: Pen): string {
  const { num, circle, shape, ink, mix } = pen;
  const [x, y, radius] = [num(30, 70), num(38, 56), num(16, 21)];
  const scallops = pen.beats(9, 15);
  const shapes: string[] = [];
  for (let at = 0; at < scallops; at += 1) {
    const angle = (at / scallops) * Math.PI * 2;
    const size = (radius * 1.38 * Math.PI) / scallops;
    shapes.push(
      circle(x + Math.cos(angle) * radius * 1.32, y + Math.sin(angle) * radius * 1.32, size, ink('main')),
    );
  }
  shapes.push(circle(x, y, radius * 1.32, ink('main')), circle(x, y, radius * 0.92, ink('spark')));
  for (let hill = 0; hill < 3; hill += 1) {
    const top = 64 + hill * 11;
    const points: Point[] = Array.from({ length: 5 }, (_, at) => [-10 + at * 30, top + num(-8, 8)]);
    shapes.push(
      shape(
        d`${curve(points)}V101H-10Z`,
        [ink('second'), mix('second', 'ink', 0.35), ink('ink')][hill] ?? ink('ink'),
      ),
    );
  }
  return shapes.join('');
}

/** Happy: confetti, every piece cut by hand. */
export function confetti(pen: Pen): string {
  const { num, circle, rect, shape, line, ink, turned } = pen;
  const across = pen.beats(4, 6);
  const step = 100 / across;
  const shapes: string[] = [];
  const colours = [ink('main'), ink('second'), ink('spark'), ink('ink'), ink('main')] as const;
  for (let row = 0; row < across; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [(column + 0.5) * step + num(-2.5, 2.5), (row + 0.5) * step + num(-2.5, 2.5)];
      const size = step * num(0.26, 0.38);
      const fill = pen.pick(colours);
      const kind = pen.int(0, 4);
      const piece =
        kind === 0
          ? circle(x, y, size, fill)
          : kind === 1
            ? rect(x - size * 0.4, y - size, size * 0.8, size * 2, fill, size * 0.4)
            : kind === 2
              ? shape(d`M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}Z`, fill)
              : kind === 3
                ? shape(
                    outline([
                      [x - size, y + size * 0.8],
                      [x, y - size],
                      [x + size, y + size * 0.8],
                    ]),
                    fill,
                  )
                : line(d`M${x - size} ${y}q${size / 2} ${-size} ${size} 0t${size} 0`, fill, size * 0.5);
      shapes.push(turned(piece, num(-60, 60), [x, y]));
    }
  }
  return shapes.join('');
}

/** Happy: balloons that somebody is about to let go of. */
export function balloons(pen: Pen): string {
  const { num, line, ink, mix, shape } = pen;
  const count = pen.beats(4, 7);
  const hand: Point = [num(40, 60), 106];
  const strings: string[] = [];
  const shapes: string[] = [];
  for (let balloon = 0; balloon < count; balloon += 1) {
    const x = 14 + (72 * (balloon + 0.5)) / count + num(-5, 5);
    const y = num(18, 50);
    const size = num(10, 15);
    const fill =
      [ink('main'), ink('spark'), ink('second'), mix('main', 'ink', 0.5)][balloon % 4] ?? ink('main');
    strings.push(
      line(
        d`M${x} ${y + size * 1.2}Q${x + num(-8, 8)} ${(y + 106) / 2} ${hand[0]} ${hand[1]}`,
        ink('ink'),
        0.7,
      ),
    );
    shapes.push(
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 1.18).toFixed(1)}" fill="${fill}" opacity=".94"/>`,
      shape(d`M${x - 2} ${y + size * 1.32}L${x} ${y + size * 1.1}L${x + 2} ${y + size * 1.32}Z`, fill),
      line(
        d`M${x - size * 0.5} ${y - size * 0.2}Q${x - size * 0.5} ${y - size * 0.7} ${x - size * 0.1} ${y - size * 0.8}`,
        ink('ground'),
        1.3,
        0.7,
      ),
    );
  }
  return strings.join('') + shapes.join('');
}

/** Energetic: a bolt, and the speed it came with. */
export function bolt(pen: Pen): string {
  const { num, rect, shape, ink, turned } = pen;
  const stripes = pen.beats(5, 9);
  const back: string[] = [];
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const y = -6 + (stripe * 112) / stripes;
    back.push(
      rect(
        num(-30, 40),
        y,
        num(40, 100),
        (70 / stripes) * num(0.5, 1),
        ink(stripe % 2 === 0 ? 'second' : 'main'),
        3,
      ),
    );
  }
  const [x, lean] = [num(42, 58), num(8, 16)];
  const zig: Point[] = [
    [x + lean, 2],
    [x - 24, 56],
    [x - 3, 54],
    [x - lean - 4, 98],
    [x + 26, 40],
    [x + 5, 43],
  ];
  return (
    turned(back.join(''), num(-34, -14)) +
    turned(
      shape(outline(zig.map(([a, b]) => [a + 2.6, b + 2.6])), ink('ink')) + shape(outline(zig), ink('spark')),
      num(-8, 14),
    )
  );
}

/** Energetic: chevrons, each pushing the next. */
export function chevrons(pen: Pen): string {
  const { num, circle, ink, mix } = pen;
  const count = pen.beats(4, 7);
  const step = 120 / count;
  const depth = num(16, 30);
  const lit = pen.int(1, count - 2);
  const shapes = [circle(num(60, 78), 50, num(20, 30), ink('second'))];
  for (let at = 0; at < count; at += 1) {
    const x = -14 + at * step;
    const stroke = at === lit ? ink('spark') : mix('ink', 'main', at / count);
    shapes.push(
      `<path d="M${x.toFixed(1)} -8L${(x + depth).toFixed(1)} 50L${x.toFixed(1)} 108" fill="none" stroke="${stroke}" stroke-width="${(step * num(0.42, 0.62)).toFixed(1)}"/>`,
    );
  }
  return pen.turned(shapes.join(''), pen.pick([0, -90, -35, 180, -20]));
}

/** Energetic: the bend of a running track, and who leads. */
export function lanes(pen: Pen): string {
  const { num, circle, ink, mix } = pen;
  const count = pen.beats(4, 7);
  const [x, y] = [pen.pick([0, 100]), pen.pick([0, 100])];
  const width = 74 / count;
  const leader = pen.int(0, count - 1);
  const shapes: string[] = [];
  for (let lane = count - 1; lane >= 0; lane -= 1) {
    const radius = 26 + (lane + 1) * width;
    shapes.push(
      circle(x, y, radius, lane % 2 === 0 ? ink('main') : mix('main', 'ink', 0.28)),
      circle(x, y, radius - width + 1.1, ink('second')),
    );
  }
  shapes.push(circle(x, y, 25, ink('ink')));
  for (let lane = 0; lane < count; lane += 1) {
    const angle = lane === leader ? num(0.95, 1.15) : num(0.3, 0.85);
    const away = 26 + (lane + 0.5) * width;
    const [toX, toY] = [Math.cos(angle * 1.35) * away, Math.sin(angle * 1.35) * away];
    shapes.push(
      circle(
        x === 0 ? toX : 100 - toX,
        y === 0 ? toY : 100 - toY,
        width * (lane === leader ? 0.42 : 0.3),
        lane === leader ? ink('spark') : ink('ink'),
      ),
    );
  }
  return shapes.join('');
}
