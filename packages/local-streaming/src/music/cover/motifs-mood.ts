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

/** Sad: slanting rain, one drop of it warm. */
export function rain(pen: Pen): string {
  const { num, line, circle, shape, ink, mix } = pen;
  const columns = pen.beats(8, 12);
  const slant = num(5, 15) * (pen.coin() ? 1 : -1);
  const warm = pen.int(2, columns - 3);
  const shapes = [circle(num(24, 76), num(20, 40), num(12, 22), ink('second'))];
  const ground = num(76, 86);
  for (let column = 0; column < columns; column += 1) {
    const x = ((column + 0.5) / columns) * 116 - 8;
    for (let y = num(-14, 10); y < ground - 8; ) {
      const length = num(7, 24);
      const isWarm = column === warm && y > 22;
      const stroke = isWarm ? ink('spark') : mix('main', 'ink', num(0, 0.55));
      const [tilt, end] = [(slant * length) / 40, Math.min(ground - 4, y + length)];
      shapes.push(
        line(
          d`M${x - (slant * y) / 40} ${y}L${x - (slant * y) / 40 - tilt} ${end}`,
          stroke,
          isWarm ? 3.4 : 2.2,
        ),
      );
      y += length + num(10, 26);
    }
  }
  shapes.push(shape(d`M-5 ${ground}Q50 ${ground - num(2, 8)} 105 ${ground}V101H-5Z`, ink('ink')));
  return shapes.join('');
}

/** Sad: one lit window in a dark row of houses. */
export function litWindow(pen: Pen): string {
  const { num, rect, shape, circle, ink, mix } = pen;
  const shapes = [circle(num(20, 80), num(16, 30), num(6, 10), mix('second', 'ink', 0.35))];
  const houses = pen.int(4, 6);
  const width = 108 / houses;
  const home = pen.int(1, houses - 2);
  for (let house = 0; house < houses; house += 1) {
    const left = -4 + house * width;
    const top = num(38, 66);
    const fill = mix('main', 'second', house % 2 === 0 ? 0.15 : 0.85);
    const gable: Point[] = [
      [left, 101],
      [left, top],
      [left + width / 2, top - num(6, 13)],
      [left + width, top],
      [left + width, 101],
    ];
    shapes.push(shape(outline(gable), fill));
    const pane = width * 0.22;
    for (let row = 0; row < 3; row += 1) {
      for (const side of [0.2, 0.58]) {
        const lit = house === home && row === 0 && side === 0.2;
        shapes.push(
          rect(
            left + width * side,
            top + 7 + row * pane * 2,
            pane,
            pane * 1.3,
            lit ? ink('spark') : mix('main', 'ink', 0.22),
          ),
        );
      }
    }
  }
  return shapes.join('');
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

/** Calm: stones, balanced by somebody with time. */
export function stones(pen: Pen): string {
  const { num, circle, rect, ink, mix } = pen;
  const count = pen.int(3, 5);
  const floor = num(80, 87);
  const x = num(38, 62);
  const shapes = [
    circle(x + num(-26, 26), num(24, 38), num(14, 24), ink('spark'), 0.9),
    rect(0, floor, 100, 30, ink('second')),
  ];
  let y = floor;
  let width = num(46, 56);
  for (let stone = 0; stone < count; stone += 1) {
    const height = num(10, 15) * (1 - stone * 0.08);
    y -= height;
    shapes.push(
      rect(
        x - width / 2 + num(-5, 5),
        y,
        width,
        height + 0.4,
        stone % 2 === 0 ? mix('main', 'ink', 0.15 + stone * 0.12) : ink('main'),
        height / 2,
      ),
    );
    width *= num(0.6, 0.8);
  }
  shapes.push(rect(x - 34, floor + 3, 68, 1.6, mix('second', 'ink', 0.35), 0.8));
  return shapes.join('');
}

/** Calm: a moon over sleeping hills. */
export function moonrise(pen: Pen): string {
  const { num, circle, shape, ink, mix } = pen;
  const [x, y, radius] = [num(28, 72), num(24, 38), num(11, 16)];
  const shapes = [circle(x, y, radius * 1.9, ink('second'), 0.6), circle(x, y, radius, ink('spark'))];
  if (pen.coin(0.6))
    shapes.push(
      circle(x + radius * 0.45 * (pen.coin() ? 1 : -1), y - radius * 0.2, radius * 0.86, ink('second')),
    );
  const stars = pen.int(5, 9);
  for (let star = 0; star < stars; star += 1)
    shapes.push(circle(num(5, 95), num(5, 46), num(0.5, 1.1), ink('spark')));
  const hills = pen.int(3, 5);
  for (let hill = 0; hill < hills; hill += 1) {
    const top = 56 + (hill * 40) / hills;
    const points: Point[] = Array.from({ length: 5 }, (_, at) => [-12 + at * 31, top + num(-9, 9)]);
    shapes.push(shape(d`${curve(points)}V101H-12Z`, mix('main', 'ink', (hill / hills) * 0.85)));
  }
  return shapes.join('');
}

/** Focus: orbits around one point, each with its own small traveller. */
export function orbits(pen: Pen): string {
  const { num, circle, ink, mix } = pen;
  const [x, y] = [num(38, 62), num(40, 60)];
  const count = pen.beats(4, 7);
  const shapes = [circle(x, y, 47, ink('second'), 0.45)];
  for (let orbit = 1; orbit <= count; orbit += 1) {
    const radius = 9 + orbit * (48 / count);
    shapes.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="none" stroke="${mix('main', 'ink', 0.3)}" stroke-width="1.1"/>`,
    );
    const angle = num(0, Math.PI * 2);
    shapes.push(
      circle(
        x + Math.cos(angle) * radius,
        y + Math.sin(angle) * radius,
        num(2.4, 4.6),
        orbit === 2 ? ink('spark') : ink('ink'),
      ),
    );
  }
  shapes.push(circle(x, y, num(6, 9), ink('main')));
  return shapes.join('');
}

/** Focus: steps that lead somewhere. */
export function steps(pen: Pen): string {
  const { num, rect, circle, shape, ink, mix } = pen;
  const count = pen.beats(5, 8);
  const width = 100 / count;
  const rise = num(7, 10.5) * (6 / count);
  const shapes = [circle(num(66, 84), num(16, 28), num(8, 13), ink('spark'))];
  for (let step = 0; step < count; step += 1) {
    const top = 84 - step * rise;
    shapes.push(
      rect(
        step * width,
        top,
        width + 0.3,
        110 - top,
        step % 2 === 0 ? ink('main') : mix('main', 'second', 0.6),
      ),
    );
    shapes.push(shape(d`M${step * width} ${top}h${width}v${rise * 0.45}h${-width}Z`, ink('ink')));
  }
  return pen.coin(0.35) ? `<g transform="matrix(-1 0 0 1 100 0)">${shapes.join('')}</g>` : shapes.join('');
}
