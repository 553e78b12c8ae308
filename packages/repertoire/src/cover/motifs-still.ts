import { curve, d, type Pen, type Point } from './pen.ts';

/** Ambient: a disc over water. The calmer the music, the flatter the sea. */
export function tide(pen: Pen): string {
  const { num, circle, shape, ink, mix } = pen;
  const discX = num(26, 74);
  const horizon = num(42, 58);
  const radius = num(10, 19);
  const bands = pen.beats(4, 8);
  const shapes = [circle(discX, horizon - num(-2, radius + 6), radius, ink('spark'))];
  for (let band = 0; band < bands; band += 1) {
    const depth = band / bands;
    const y = horizon + depth * (100 - horizon);
    const swell = 1.2 + pen.energy * 9 * (0.5 + depth);
    const waves = 3 + Math.round(num(0, 3));
    const start = num(-14, 0);
    const points: Point[] = Array.from({ length: waves * 2 + 3 }, (_, at) => [
      start + (at * 114) / (waves * 2),
      y + (at % 2 === 0 ? -swell : swell) * num(0.4, 1),
    ]);
    shapes.push(
      shape(d`${curve(points)}V100H-20Z`, band === 0 ? ink('second') : mix('main', 'ink', depth * 0.75)),
    );
  }
  return shapes.join('');
}

/** Piano solo: keys hanging like a curtain, cut along a melody. */
export function keys(pen: Pen): string {
  const { num, rect, ink, mix } = pen;
  const count = pen.beats(7, 11);
  const width = 100 / count;
  const lit = pen.int(1, count - 2);
  const [first, second] = [num(0, 6.3), num(0, 6.3)];
  const shapes: string[] = [];
  for (let key = 0; key < count; key += 1) {
    const share = key / (count - 1);
    const length = 52 + 22 * Math.sin(first + share * 4.2) + 12 * Math.sin(second + share * 9);
    const fill = key === lit ? ink('spark') : mix('main', 'second', share);
    shapes.push(rect(key * width + width * 0.07, -10, width * 0.86, length + 10, fill, width * 0.43));
    const black = key % 7 !== 2 && key % 7 !== 6 && key < count - 1;
    if (black)
      shapes.push(
        rect(
          (key + 1) * width - width * 0.24,
          -10,
          width * 0.48,
          length * 0.56 + 10,
          ink('ink'),
          width * 0.24,
        ),
      );
  }
  return pen.coin(0.3) ? pen.turned(shapes.join(''), 180) : shapes.join('');
}

/** Classical guitar: the rosette, and six strings across it. */
export function rosette(pen: Pen): string {
  const { num, circle, line, ink, mix } = pen;
  const [x, y] = [num(30, 70), num(40, 62)];
  const radius = num(21, 27);
  const rings = pen.beats(3, 6);
  const shapes = [circle(x, y + num(10, 24), radius * 2.5, ink('second'))];
  for (let ring = rings; ring >= 0; ring -= 1) {
    const fill = ring === 0 ? ink('ink') : ring % 2 === 0 ? ink('spark') : mix('main', 'ink', ring * 0.06);
    shapes.push(circle(x, y, radius + ring * num(2.2, 3.6), fill));
  }
  const strings = Array.from({ length: 6 }, (_, string) => {
    const at = x + (string - 2.5) * 5.4;
    return line(d`M${at} -40V140`, mix('ground', 'spark', 0.25), 0.55 + string * 0.14);
  });
  return shapes.join('') + pen.turned(strings.join(''), num(-38, 38), [x, y]);
}

/** Orchestral: rows of players in a half circle, one of them the soloist. */
export function rows(pen: Pen): string {
  const { num, circle, ink, mix } = pen;
  const rowCount = pen.beats(4, 6);
  const centre: Point = [num(40, 60), 104];
  const shapes = [circle(centre[0], centre[1], 96, ink('second'), 0.55)];
  const soloRow = pen.int(0, 1);
  for (let row = 0; row < rowCount; row += 1) {
    const radius = 26 + row * (62 / rowCount) * 1.12;
    const players = 5 + row * 2;
    const solo = row === soloRow ? pen.int(1, players - 2) : -1;
    for (let player = 0; player < players; player += 1) {
      const angle = Math.PI * (0.07 + (0.86 * (player + 0.5)) / players);
      const size = (2.5 + (62 / rowCount) * 0.16) * (0.75 + pen.energy * 0.4) * (player === solo ? 1.5 : 1);
      const fill = player === solo ? ink('spark') : mix('ink', 'main', (row / rowCount) * 0.9);
      shapes.push(
        circle(centre[0] - Math.cos(angle) * radius, centre[1] - Math.sin(angle) * radius, size, fill),
      );
    }
  }
  shapes.push(circle(centre[0], 100, 9, ink('ink')));
  return shapes.join('');
}
