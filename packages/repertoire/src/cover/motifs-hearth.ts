import { curve, d, outline, type Pen, type Point } from './pen.ts';

/** One paper leaf: pointed at both ends, `length` long, standing on (x, y). */
const leaf = (x: number, y: number, length: number, width: number) =>
  d`M${x} ${y}C${x - width} ${y - length * 0.35} ${x - width * 0.7} ${y - length * 0.8} ${x} ${y - length}C${x + width * 0.7} ${y - length * 0.8} ${x + width} ${y - length * 0.35} ${x} ${y}Z`;

/** Acoustic folk: leaves cut from paper along a stem. */
export function leaves(pen: Pen): string {
  const { num, shape, line, ink, turned } = pen;
  const split = num(35, 65);
  const shapes = [
    pen.coin()
      ? pen.rect(0, 0, split, 100, ink('second'))
      : pen.rect(0, split, 100, 100 - split, ink('second')),
  ];
  const lean = num(-16, 16);
  const pairs = pen.beats(3, 5);
  const grown: string[] = [line(d`M50 108C${50 + lean} 70 ${50 - lean} 40 50 8`, ink('ink'), 1.6)];
  for (let pair = 0; pair < pairs; pair += 1) {
    const y = 88 - (pair * 70) / pairs;
    const size = 34 - pair * (16 / pairs);
    for (const side of [-1, 1]) {
      const fill = pen.pick([ink('main'), ink('main'), ink('ink'), ink('spark')]);
      grown.push(
        turned(shape(leaf(50, y, size * num(0.85, 1.15), size * num(0.2, 0.32)), fill), side * num(42, 66), [
          50,
          y,
        ]),
      );
    }
  }
  grown.push(shape(leaf(50, 24, 24, 7), ink('spark')));
  return shapes.join('') + turned(grown.join(''), num(-24, 24));
}

/** Country: a low sun, flat-topped hills and a road that goes on. */
export function mesa(pen: Pen): string {
  const { num, circle, shape, ink, mix } = pen;
  const horizon = num(56, 68);
  const sunX = num(24, 76);
  const shapes = [circle(sunX, horizon - num(4, 20), num(13, 21), ink('spark'))];
  for (let ridge = 0; ridge < 3; ridge += 1) {
    const base = horizon + ridge * 7;
    const points: Point[] = [
      [-5, 101],
      [-5, base],
    ];
    for (let x = num(-10, 12); x < 105; ) {
      const width = num(14, 30);
      const top = base - num(5, 26 - ridge * 7);
      points.push([x, base], [x + 3, top], [x + width - 4, top], [x + width, base]);
      x += width + num(6, 26);
    }
    points.push([106, base], [106, 101]);
    shapes.push(shape(outline(points), mix('main', 'ink', 0.1 + ridge * 0.28)));
  }
  const vanish: Point = [num(35, 65), horizon + 10];
  shapes.push(
    shape(
      outline([
        [-5, horizon + 15],
        [106, horizon + 13],
        [106, 101],
        [-5, 101],
      ]),
      mix('second', 'ink', 0.12),
    ),
  );
  shapes.push(
    shape(
      outline([vanish, [vanish[0] + 1.6, vanish[1]], [num(72, 92), 101], [num(18, 38), 101]]),
      ink('ink'),
    ),
  );
  return shapes.join('');
}

/** Bossa nova: the black and white waves of a seaside pavement. */
export function pavement(pen: Pen): string {
  const { num, circle, line, ink, mix } = pen;
  const stripes = pen.beats(4, 7);
  const top = num(30, 46);
  const step = (112 - top) / stripes;
  const shift = num(0, 40);
  const swell = step * num(0.5, 0.85);
  const shapes = [circle(num(22, 78), top - num(2, 12), num(12, 18), ink('spark'))];
  shapes.push(pen.rect(0, top, 100, 101 - top, ink('second')));
  for (let stripe = 0; stripe <= stripes; stripe += 1) {
    const points: Point[] = Array.from({ length: 9 }, (_, at) => [
      -30 - shift + at * 25,
      top + stripe * step + (at % 2 === 0 ? -swell : swell) * 0.6,
    ]);
    shapes.push(
      line(curve(points), stripe % 3 === 1 ? ink('main') : mix('ink', 'main', stripe * 0.04), step * 0.52),
    );
  }
  return shapes.join('');
}

/** Blues: three or four strokes of a wide brush, and a moon. */
export function brush(pen: Pen): string {
  const { num, circle, line, ink, mix } = pen;
  const strokes = pen.beats(3, 5);
  const shapes = [circle(num(66, 82), num(18, 32), num(8, 13), ink('spark'))];
  const bow = num(-30, 30);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const y = 34 + (stroke * 62) / strokes;
    const width = num(9, 17) * (0.8 + pen.energy * 0.4);
    const [from, to] = [num(-6, 14), num(82, 108)];
    const path = d`M${from} ${y + num(-5, 5)}C36 ${y - bow} 62 ${y + bow} ${to} ${y + num(-8, 8)}`;
    const colour = stroke === 1 ? ink('ink') : mix('main', 'second', stroke / strokes);
    shapes.push(line(path, colour, width), line(path, mix('ground', 'main', 0.45), width * 0.07, 0.7));
  }
  return pen.turned(shapes.join(''), num(-26, 10));
}
