import { type Device, deviceTypeRows, type FloorPlanRecord, markPaths } from 'pest-sdk';

type Placed = Pick<Device, 'code' | 'type' | 'position'>;

/** A plan with its devices and their codes as a picture that needs nothing beside it. */
export async function planDrawing({ name, image }: FloorPlanRecord, picture: Blob, devices: readonly Placed[]) {
  const { width, height } = image;
  const size = Math.round(Math.max(width, height) / 100);
  const marks = devices.flatMap(({ code, type, position }) => {
    if (position === null) return [];
    const [x, y] = [position.x * width, position.y * height].map(Math.round);
    return [
      `<g transform="translate(${x} ${y}) scale(${size / markBox})">${markOf(type)}</g>`,
      `<text x="${x}" y="${(y ?? 0) + size * 1.5}" text-anchor="middle" paint-order="stroke" stroke="#fff" stroke-width="${size / 4}">${escaped(code)}</text>`,
    ];
  });
  return new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="${size}">`,
      `<title>${escaped(name)}</title><image width="${width}" height="${height}" href="${await dataUrlOf(picture)}"/>`,
      ...marks,
      '</svg>',
    ],
    { type: 'image/svg+xml' },
  );
}

/** Pixels that a mark is drawn in, and what is used of them. */
const markBox = 24;

/** The mark of a type as on every plan, without its number: the code stands below. */
function markOf(type: Device['type']): string {
  const { shape, look } = deviceTypeRows[type].mark;
  return markPaths(shape, look, { paper: '#ffffff', colour: '#0b6b4b' })
    .map(
      ({ d, fill, stroke, strokeWidth }) =>
        `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${picture.type};base64,${btoa(binary)}`;
}
