import { d, type Pen } from './pen.ts';

/** An artist: head and shoulders cut from paper, different in hair, collar and light. Nobody in particular. */
export function portrait(pen: Pen): string {
  const { num, circle, rect, shape, ink, mix } = pen;
  const x = num(44, 56);
  const [headY, head] = [num(40, 45), num(13.5, 16)];
  const shapes = [
    pen.coin(0.5)
      ? circle(x + num(-14, 14), num(40, 50), num(34, 40), ink('second'))
      : rect(pen.coin() ? 0 : 50, 0, 50, 100, ink('second')),
  ];
  const tone = num(0.5, 0.88);
  const skin = pen.shade('main', tone);
  const hair = ink('ink');
  const kind = pen.int(0, 5);
  const [left, right, top] = [x - head, x + head, headY - head * 1.2];
  if (kind === 0) shapes.push(circle(x, headY - 3, head * 1.55, hair));
  if (kind === 1)
    shapes.push(
      shape(
        d`M${left - 5} ${headY + 34}V${headY - 4}A${head + 5} ${head + 6} 0 0 1 ${right + 5} ${headY - 4}V${headY + 34}Z`,
        hair,
      ),
    );
  if (kind === 2) shapes.push(circle(x + num(-4, 4), top - 5, head * 0.5, hair));
  const shoulder = num(26, 33);
  const coat = ink('main');
  shapes.push(
    shape(
      d`M${x - shoulder} 101C${x - shoulder} ${78} ${x - 14} ${72} ${x} ${72}S${x + shoulder} ${78} ${x + shoulder} 101Z`,
      coat,
    ),
    rect(x - 5.5, headY + head * 0.7, 11, 72 - headY - head * 0.4, pen.shade('main', tone - 0.1), 4),
    `<ellipse cx="${x.toFixed(1)}" cy="${headY.toFixed(1)}" rx="${head.toFixed(1)}" ry="${(head * 1.18).toFixed(1)}" fill="${skin}"/>`,
  );
  const fringe = d`M${left - 1} ${headY + 1}A${head + 1} ${head * 1.25} 0 0 1 ${right + 1} ${headY + 1}`;
  if (kind === 1 || kind === 2)
    shapes.push(shape(d`${fringe}Q${x + num(-8, 8)} ${headY - head * 1.45} ${left - 1} ${headY + 1}Z`, hair));
  if (kind === 3) shapes.push(shape(d`${fringe}L${right + 1} ${headY - 5}H${left - 1}Z`, hair));
  if (kind === 4) {
    shapes.push(
      shape(d`M${left} ${headY - 6}C${left} ${top - 8} ${right} ${top - 8} ${right} ${headY - 6}Z`, hair),
      rect(left - 8, headY - 8, head * 2 + 16, 3.6, hair, 1.8),
    );
  }
  if (kind === 5)
    shapes.push(
      shape(
        d`M${left - 1} ${headY - 1}C${left - 4} ${top - 6} ${right - 6} ${top - 10} ${right + 2} ${headY - 8}Q${x} ${headY - 12} ${left - 1} ${headY - 1}Z`,
        hair,
      ),
    );
  if (pen.coin(0.4)) {
    const [eyeY, lens] = [headY - 1, head * 0.34];
    shapes.push(
      `<g fill="${mix('ground', 'spark', 0.5)}" stroke="${hair}" stroke-width="1.5"><circle cx="${(x - head * 0.44).toFixed(1)}" cy="${eyeY.toFixed(1)}" r="${lens.toFixed(1)}"/><circle cx="${(x + head * 0.44).toFixed(1)}" cy="${eyeY.toFixed(1)}" r="${lens.toFixed(1)}"/></g>`,
    );
  } else {
    const half = pen.coin()
      ? d`M${x} ${headY - head * 1.18}A${head} ${head * 1.18} 0 0 1 ${x} ${headY + head * 1.18}Z`
      : d`M${x} ${headY - head * 1.18}A${head} ${head * 1.18} 0 0 0 ${x} ${headY + head * 1.18}Z`;
    shapes.push(shape(half, ink('ink'), 0.16));
  }
  shapes.push(shape(d`M${x - 9} ${73}L${x} ${84}L${x + 9} ${73}L${x + 5} ${70}H${x - 5}Z`, ink('spark')));
  return shapes.join('');
}
