import { curve, d, type Pen, type Point } from './pen.ts';

/** Synth-pop: a sliced sun over a grid that runs to the horizon. */
export function gridSun(pen: Pen): string {
  const { num, circle, rect, line, ink, mix } = pen;
  const horizon = num(58, 68);
  const [x, radius] = [num(36, 64), num(22, 29)];
  const y = horizon - radius * num(0.45, 0.95);
  const slices = pen.beats(3, 6);
  const shapes = [
    circle(x, y, radius, ink('spark')),
    circle(x, y - radius * 0.25, radius * 0.72, mix('spark', 'main', 0.35), 0.6),
  ];
  for (let slice = 0; slice < slices; slice += 1) {
    const share = slice / slices;
    shapes.push(rect(0, y + radius * (0.05 + share * 0.95), 100, 1 + share * 2.6, ink('ground')));
  }
  shapes.push(rect(0, horizon, 100, 101 - horizon, mix('ink', 'main', 0.12)));
  const stroke = ink('main');
  for (let spoke = -7; spoke <= 7; spoke += 1) {
    shapes.push(line(d`M${x + spoke * 4.4} ${horizon}L${x + spoke * 26} 104`, stroke, 0.8));
  }
  for (let row = 0; row < 5; row += 1)
    shapes.push(line(d`M0 ${horizon + (100 - horizon) * (row / 5) ** 1.7}H100`, stroke, 0.6 + row * 0.15));
  return shapes.join('');
}

/** House: four to the floor, as quarter circles on a grid of tiles. */
export function tiles(pen: Pen): string {
  const { rect, circle, shape, ink, turned } = pen;
  const count = pen.pick([3, 4, 4]);
  const size = 100 / count;
  const shapes: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const [x, y] = [column * size, row * size];
      const back = pen.pick([ink('ground'), ink('ground'), ink('second'), ink('ink')]);
      const front = pen.pick([ink('main'), ink('main'), ink('spark'), ink('ink'), ink('second')]);
      if (back !== ink('ground')) shapes.push(rect(x, y, size + 0.2, size + 0.2, back));
      if (front === back) continue;
      const kind = pen.int(0, 5);
      const quarter = d`M${x} ${y}H${x + size}A${size} ${size} 0 0 1 ${x} ${y + size}Z`;
      const middle: Point = [x + size / 2, y + size / 2];
      if (kind === 0) shapes.push(circle(middle[0], middle[1], size * 0.36, front));
      else if (kind === 1)
        shapes.push(
          turned(
            shape(d`M${x} ${y}A${size / 2} ${size / 2} 0 0 0 ${x + size} ${y}Z`, front),
            pen.int(0, 3) * 90,
            middle,
          ),
        );
      else shapes.push(turned(shape(quarter, front), pen.int(0, 3) * 90, middle));
    }
  }
  return shapes.join('');
}

/** Techno: lines that beat against each other. */
export function beating(pen: Pen): string {
  const { num, line, circle, ink } = pen;
  const shapes: string[] = [];
  const [spotX, spotY] = [num(25, 75), num(25, 75)];
  if (pen.coin(0.5)) {
    const rings = pen.beats(8, 14);
    const [otherX, otherY] = [spotX + num(-22, 22), spotY + num(-22, 22)];
    shapes.push(circle(spotX, spotY, num(10, 18), ink('spark')));
    for (let ring = 1; ring <= rings; ring += 1) {
      const radius = ring * (92 / rings);
      shapes.push(
        `<g fill="none" stroke-width="${(36 / rings).toFixed(1)}"><circle cx="${spotX.toFixed(1)}" cy="${spotY.toFixed(1)}" r="${radius.toFixed(1)}" stroke="${ink('main')}"/><circle cx="${otherX.toFixed(1)}" cy="${otherY.toFixed(1)}" r="${radius.toFixed(1)}" stroke="${ink('ink')}" opacity=".7"/></g>`,
      );
    }
    return shapes.join('');
  }
  const lines = pen.beats(12, 18);
  const swell = 5 + pen.energy * 11;
  const width = num(14, 30);
  const plain: string[] = [];
  const lit: string[] = [];
  for (let row = 0; row < lines; row += 1) {
    const y = 5 + (row * 94) / lines;
    const lift = swell * Math.exp(-(((y - spotY) / 28) ** 2));
    const points: Point[] = Array.from({ length: 9 }, (_, at) => {
      const x = at * 12.5;
      return [x, y - lift * Math.exp(-(((x - spotX) / width) ** 2)) * num(0.5, 1.9)];
    });
    (row % 5 === 2 ? lit : plain).push(curve(points));
  }
  const both = line(plain.join(''), ink('main'), 1.7) + line(lit.join(''), ink('spark'), 1.9);
  return pen.turned(both, pen.pick([0, 0, 90]));
}

/** Drum and bass: a waveform, dense and mirrored, with the bass underneath. */
export function waveform(pen: Pen): string {
  const { num, rect, circle, ink, mix } = pen;
  const bars = pen.int(15, 21);
  const width = 100 / bars;
  const middle = num(44, 56);
  const shapes = [circle(num(28, 72), middle, num(24, 34), ink('second'))];
  const [one, other] = [num(0, 6.3), num(0, 6.3)];
  const peak = pen.int(3, bars - 4);
  for (let bar = 0; bar < bars; bar += 1) {
    const envelope = 0.35 + 0.4 * Math.abs(Math.sin(one + bar * 0.45)) + 0.25 * Math.sin(other + bar * 1.7);
    const height = Math.max(4, (18 + pen.energy * 30) * envelope * num(0.75, 1.25));
    const fill = bar === peak ? ink('spark') : bar % 4 === 0 ? ink('ink') : mix('main', 'ink', num(0, 0.3));
    shapes.push(
      rect(bar * width + width * 0.17, middle - height, width * 0.66, height * 1.72, fill, width * 0.33),
    );
  }
  return pen.turned(shapes.join(''), pen.pick([0, 0, -18, 90]));
}
