import { curve, d, outline, type Pen, type Point } from './pen.ts';

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

/** Sad: one small boat on a wide water, and the moon it follows. */
export function boat(pen: Pen): string {
  const { num, circle, rect, shape, ink, mix } = pen;
  const horizon = num(54, 66);
  const [moonX, moonY, radius] = [num(22, 78), num(18, 34), num(8, 13)];
  const shapes = [
    circle(moonX, moonY, radius, mix('ink', 'spark', 0.35)),
    rect(0, horizon, 100, 101 - horizon, ink('second')),
  ];
  const glints = pen.beats(5, 9);
  for (let glint = 0; glint < glints; glint += 1) {
    const y = horizon + 3 + ((97 - horizon) * glint) / glints;
    const width = num(4, 10) + glint * 1.6;
    shapes.push(rect(moonX - width / 2 + num(-4, 4), y, width, 1.3, mix('second', 'ink', 0.4), 0.6));
  }
  const x = moonX > 50 ? num(18, 40) : num(60, 82);
  const y = horizon + num(6, 16);
  shapes.push(
    shape(
      outline([
        [x, y - 26],
        [x, y - 4],
        [x - 13, y - 4],
      ]),
      ink('ink'),
    ),
    shape(
      outline([
        [x + 1.6, y - 20],
        [x + 1.6, y - 4],
        [x + 10, y - 4],
      ]),
      ink('spark'),
    ),
    shape(d`M${x - 17} ${y - 2}H${x + 15}L${x + 9} ${y + 5}H${x - 11}Z`, ink('main')),
    rect(x - 15, y + 7, 26, 1.2, mix('second', 'ink', 0.3), 0.6),
  );
  return shapes.join('');
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

/** Calm: rings on a pond, and the leaf that made them. */
export function ripples(pen: Pen): string {
  const { num, circle, shape, ink, mix, turned } = pen;
  const [x, y] = [num(34, 66), num(46, 64)];
  const rings = pen.beats(4, 7);
  const shapes: string[] = [];
  for (let ring = rings; ring > 0; ring -= 1) {
    const radius = 9 + ring * (66 / rings);
    shapes.push(
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * 0.62).toFixed(1)}" fill="${ring % 2 === 0 ? mix('main', 'second', ring / rings) : mix('second', 'ground', 0.25)}"/>`,
    );
  }
  const size = num(11, 15);
  const leaf = d`M${x} ${y}L${x + size} ${y - size * 0.25}A${size} ${size * 0.66} 0 1 1 ${x + size * 0.8} ${y - size * 0.5}Z`;
  shapes.push(turned(shape(leaf, mix('main', 'ink', 0.6)), num(-40, 40), [x, y]));
  shapes.push(circle(x - size * 0.2, y - size * 0.3, num(3, 4.6), ink('spark')));
  for (let drop = pen.int(1, 3); drop > 0; drop -= 1)
    shapes.push(circle(num(8, 92), num(8, 28), num(1.6, 3), ink('spark')));
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

/** Focus: a shelf of spines, one of them pulled out a little. */
export function spines(pen: Pen): string {
  const { num, rect, circle, ink, mix } = pen;
  const shapes: string[] = [circle(num(24, 76), num(22, 34), num(13, 20), mix('second', 'ground', 0.35))];
  const floor = num(80, 86);
  const taken = pen.int(2, 5);
  let x = num(-4, 4);
  for (let book = 0; x < 98; book += 1) {
    const width = num(6, 13);
    const height = num(32, 52);
    const lift = book === taken ? num(7, 12) : 0;
    const fill =
      book === taken
        ? ink('spark')
        : [ink('main'), ink('ink'), mix('main', 'second', 0.5), mix('main', 'ink', 0.4)][pen.int(0, 3)];
    shapes.push(rect(x, floor - height - lift, width - 0.8, height, fill ?? ink('main'), 1));
    if (width > 8) shapes.push(rect(x, floor - height - lift + height * 0.16, width - 0.8, 2, ink('ground')));
    x += width;
  }
  shapes.push(
    rect(0, floor, 100, 5, mix('ink', 'main', 0.25)),
    rect(0, floor + 5, 100, 20, mix('second', 'ground', 0.5)),
  );
  return shapes.join('');
}
