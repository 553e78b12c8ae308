import { d, outline, type Pen, type Point } from './pen.ts';

/** Lo-fi: a window, the weather, and something warm on the sill. */
export function window_(pen: Pen): string {
  const { num, circle, rect, line, shape, ink, mix } = pen;
  const [left, top, width, height] = [num(16, 26), num(10, 16), num(50, 60), num(58, 64)];
  const right = left + width;
  const bottom = top + height;
  const shapes = [rect(left, top, width, height, ink('main'), 3)];
  shapes.push(circle(num(left + 14, right - 14), num(top + 14, top + 26), num(6, 10), ink('spark')));
  const hills = num(0.55, 0.75) * height + top;
  shapes.push(
    shape(
      d`M${left} ${hills}Q${left + width * 0.3} ${hills - num(6, 18)} ${left + width * 0.6} ${hills}T${right} ${hills - 4}V${bottom}H${left}Z`,
      mix('main', 'ink', 0.4),
    ),
  );
  const drops = pen.beats(5, 14);
  for (let drop = 0; drop < drops; drop += 1) {
    const [x, y] = [num(left + 6, right - 3), num(top + 5, bottom - 14)];
    shapes.push(line(d`M${x} ${y}l-1.6 6`, mix('ground', 'second', 0.3), 0.9, 0.85));
  }
  const [middleX, middleY] = [left + width * pen.pick([0.5, 0.5, 0.36, 0.64]), top + height * num(0.4, 0.6)];
  const frame = ink('second');
  shapes.push(
    line(d`M${left} ${top}H${right}V${bottom}H${left}Z`, frame, 4),
    line(d`M${middleX} ${top}V${bottom}M${left} ${middleY}H${right}`, frame, 2.4),
    rect(left - 8, bottom, width + 16, 5, ink('ink'), 2),
  );
  const cup = num(left + 6, right - 20);
  if (pen.coin(0.6)) {
    shapes.push(
      rect(cup, bottom - 12, 12, 12, ink('spark'), 2.5),
      line(d`M${cup + 12} ${bottom - 9}q5 0 4 4t-4 3`, ink('spark'), 1.8),
      line(d`M${cup + 4} ${bottom - 15}q-2 -3 0 -6M${cup + 8} ${bottom - 15}q-2 -3 0 -6`, ink('ground'), 1),
    );
  } else {
    shapes.push(
      shape(
        outline([
          [cup, bottom - 10],
          [cup + 14, bottom - 10],
          [cup + 11.5, bottom],
          [cup + 2.5, bottom],
        ]),
        ink('spark'),
      ),
      ...[-34, 0, 34].map((turn) =>
        pen.turned(shape(d`M${cup + 7} ${bottom - 9}q-6 -10 0 -21q6 11 0 21Z`, ink('ink')), turn, [
          cup + 7,
          bottom - 9,
        ]),
      ),
    );
  }
  return shapes.join('');
}

/** Funk: parallel stripes that take a bend together. */
export function bends(pen: Pen): string {
  const { num, line, ink, mix } = pen;
  const stripes = pen.beats(4, 6);
  const width = num(6, 8.5);
  const [cornerX, cornerY] = [num(42, 64), num(40, 60)];
  const colours = [
    ink('ink'),
    ink('main'),
    ink('spark'),
    ink('second'),
    mix('main', 'spark', 0.5),
    mix('ink', 'second', 0.4),
  ];
  const shapes: string[] = [];
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const radius = 10 + stripe * width;
    const path = d`M-10 ${cornerY + radius}H${cornerX}A${radius} ${radius} 0 0 0 ${cornerX + radius} ${cornerY}V-10`;
    shapes.push(line(path, colours[stripe % colours.length] ?? ink('main'), width + 0.3));
  }
  shapes.push(pen.circle(cornerX, cornerY, num(5, 8), ink('spark')));
  return pen.turned(shapes.join(''), pen.pick([0, 90, 180, 270]));
}

/** Jazz: syncopated columns and one round note, as on a sleeve of the late fifties. */
export function columns(pen: Pen): string {
  const { num, rect, circle, ink, mix } = pen;
  const count = pen.beats(5, 9);
  const width = 100 / count;
  const tinted = pen.int(1, count - 2);
  const shapes: string[] = [];
  let y = num(20, 60);
  for (let column = 0; column < count; column += 1) {
    y = Math.min(72, Math.max(26, y + num(-30, 30) * (0.6 + pen.energy)));
    const height = num(16, 46);
    const fill = column === tinted ? ink('main') : mix('ink', 'second', num(0, 0.25));
    shapes.push(rect(column * width + width * 0.12, y - height / 2, width * 0.76, height, fill));
  }
  const [x, noteY, radius] = [num(24, 76), num(28, 72), num(13, 20)];
  shapes.push(circle(x, noteY, radius, ink('spark')));
  if (pen.coin(0.6)) shapes.push(circle(x, noteY, radius * 0.22, ink('ground')));
  return pen.coin(0.4) ? pen.turned(shapes.join(''), 90) : shapes.join('');
}

/** Soul: petals laid over each other, warm at the heart. */
export function petals(pen: Pen): string {
  const { num, circle, shape, ink, mix, turned } = pen;
  const [x, y] = [num(42, 58), num(44, 58)];
  const count = pen.beats(6, 11);
  const length = num(36, 46);
  const width = num(11, 17);
  const shapes = [circle(x, y, length * 1.12, ink('second'), 0.5)];
  const start = num(0, 90);
  for (let petal = 0; petal < count; petal += 1) {
    const path = d`M${x} ${y}C${x - width} ${y - length * 0.4} ${x - width} ${y - length} ${x} ${y - length}C${x + width} ${y - length} ${x + width} ${y - length * 0.4} ${x} ${y}Z`;
    shapes.push(
      turned(
        shape(path, petal % 2 === 0 ? ink('main') : mix('main', 'ink', 0.35), 0.86),
        start + (petal * 360) / count,
        [x, y],
      ),
    );
  }
  shapes.push(circle(x, y, num(8, 12), ink('spark')), circle(x, y, num(3, 5), ink('ink')));
  return shapes.join('');
}

/** Hip-hop: a halftone, printed too large on purpose. */
export function halftone(pen: Pen): string {
  const { num, circle, ink } = pen;
  const count = pen.beats(7, 10);
  const step = 100 / count;
  const [lightX, lightY] = [num(-10, 110), num(-10, 110)];
  const [spotX, spotY, spotSize] = [num(25, 75), num(25, 75), num(16, 26)];
  const shapes = [circle(spotX, spotY, spotSize, ink('spark'))];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
      const away = Math.hypot(x - lightX, y - lightY) / 120;
      const radius = step * Math.min(0.62, Math.max(0, away * 0.78 - 0.06));
      if (radius > 0.5) shapes.push(circle(x, y, radius, ink(away > 0.62 ? 'ink' : 'main')));
    }
  }
  return pen.turned(shapes.join(''), pen.pick([0, 0, 45]));
}

/** Reggae: rays from a sun that sits on the horizon. */
export function rays(pen: Pen): string {
  const { num, circle, rect, shape, ink, mix } = pen;
  const [x, y] = [num(34, 66), num(62, 76)];
  const count = pen.beats(9, 15);
  const shapes: string[] = [];
  for (let ray = 0; ray < count; ray += 2) {
    const [from, to] = [(Math.PI * ray) / count, (Math.PI * (ray + 1)) / count];
    const tip = (angle: number): Point => [x - Math.cos(angle) * 140, y - Math.sin(angle) * 140];
    shapes.push(shape(outline([[x, y], tip(from), tip(to)]), ink(ray % 4 === 0 ? 'main' : 'second')));
  }
  shapes.push(circle(x, y, num(18, 25), ink('spark')));
  const bands = [ink('ink'), mix('ink', 'main', 0.4), mix('ink', 'main', 0.7)];
  for (const [at, colour] of bands.entries()) shapes.push(rect(0, y + at * ((100 - y) / 3), 100, 40, colour));
  return shapes.join('');
}

/** Afrobeat: woven rows of triangles, diamonds and zigzags. */
export function textile(pen: Pen): string {
  const { num, shape, line, rect, ink } = pen;
  const rowCount = pen.int(4, 5);
  const height = 100 / rowCount;
  const colours = [ink('main'), ink('ink'), ink('spark'), ink('second')];
  const shapes: string[] = [];
  const first = pen.int(0, 3);
  for (let row = 0; row < rowCount; row += 1) {
    const top = row * height;
    const cells = pen.int(4, pen.beats(5, 8));
    const width = 100 / cells;
    const [back, front] = [colours[(row + first) % 4], colours[(row + first + 1 + pen.int(0, 1)) % 4]];
    if (!back || !front) continue;
    shapes.push(rect(0, top, 100, height + 0.3, back));
    const pattern = pen.pick(['triangles', 'diamonds', 'zigzag', 'bars']);
    for (let cell = 0; cell < cells; cell += 1) {
      const [left, middle, right] = [cell * width, (cell + 0.5) * width, (cell + 1) * width];
      const [upper, lower] = [top + height * 0.12, top + height * 0.88];
      if (pattern === 'triangles')
        shapes.push(
          shape(
            outline([
              [left, lower],
              [middle, upper],
              [right, lower],
            ]),
            front,
          ),
        );
      else if (pattern === 'diamonds')
        shapes.push(
          shape(
            outline([
              [left, (upper + lower) / 2],
              [middle, upper],
              [right, (upper + lower) / 2],
              [middle, lower],
            ]),
            front,
          ),
        );
      else if (pattern === 'bars')
        shapes.push(
          rect(left + width * 0.25, upper, width * 0.5, lower - upper, front, num(0, width * 0.25)),
        );
      else
        shapes.push(
          line(d`M${left} ${lower - 3}L${middle} ${upper + 3}L${right} ${lower - 3}`, front, height * 0.22),
        );
    }
  }
  return pen.coin(0.4) ? pen.turned(shapes.join(''), 90) : shapes.join('');
}
