import { d, outline, type Pen, type Point } from './pen.ts';

/** Indie rock: three flat shapes printed over each other, slightly out of register. */
export function overprint(pen: Pen): string {
  const { num, circle, shape, rect, ink, mix, turned } = pen;
  const shapes: string[] = [];
  const band = num(14, 26);
  shapes.push(turned(rect(-30, num(20, 62), 160, band, ink('second')), num(-40, 40)));
  const [x, y, radius] = [num(34, 66), num(32, 62), num(20, 30)];
  shapes.push(circle(x, y, radius, ink('main')));
  const [halfX, halfY, halfRadius] = [num(26, 74), num(52, 80), num(18, 32)];
  const half = d`M${halfX - halfRadius} ${halfY}A${halfRadius} ${halfRadius} 0 0 1 ${halfX + halfRadius} ${halfY}Z`;
  shapes.push(turned(shape(half, ink('ink'), 0.9), pen.pick([0, 90, 180, 270, 45]), [halfX, halfY]));
  shapes.push(
    circle(
      x + num(-4, 4) + radius * num(0.4, 0.9),
      y - radius * num(0.1, 0.7),
      radius * num(0.3, 0.5),
      ink('spark'),
      0.94,
    ),
  );
  const marks = pen.beats(3, 7);
  const [startX, startY] = [num(8, 60), num(80, 92)];
  for (let mark = 0; mark < marks; mark += 1)
    shapes.push(rect(startX + mark * 5, startY, 2.4, 7, mix('ink', 'main', 0.1)));
  return shapes.join('');
}

/** Hard rock: shards flying from one point, and peaks that cut the lower edge. */
export function shards(pen: Pen): string {
  const { num, shape, circle, ink, mix } = pen;
  const [x, y] = [num(32, 68), num(34, 58)];
  const count = pen.beats(8, 15);
  const shapes: string[] = [];
  const start = num(0, 6.3);
  for (let shard = 0; shard < count; shard += 1) {
    const angle = start + (shard / count) * Math.PI * 2;
    const spread = (Math.PI / count) * num(0.5, 1.1);
    const near = num(6, 18);
    const tip = (turn: number, away: number): Point => [x + Math.cos(turn) * away, y + Math.sin(turn) * away];
    const fill = pen.pick([ink('main'), ink('main'), ink('second'), ink('ink')]);
    shapes.push(
      shape(
        outline([tip(angle, near), tip(angle - spread, 130), tip(angle + spread * num(0.2, 1), 130)]),
        fill,
      ),
    );
  }
  shapes.push(circle(x, y, num(6, 11), ink('spark')));
  const peaks: Point[] = [[-5, 101]];
  for (let at = -5; at < 105; at += num(9, 19))
    peaks.push([at, num(74, 96) - pen.energy * 8], [at + num(5, 8), num(88, 98)]);
  peaks.push([106, 90], [106, 101]);
  shapes.push(shape(outline(peaks), mix('ink', 'ground', 0.06)));
  return shapes.join('');
}
