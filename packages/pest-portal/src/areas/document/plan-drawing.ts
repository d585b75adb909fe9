import type { Device, FloorPlanRecord } from 'pest-sdk';

type Placed = Pick<Device, 'code' | 'position'>;

/** A plan with its devices and their codes as a picture that needs nothing beside it. */
export async function planDrawing({ name, image }: FloorPlanRecord, picture: Blob, devices: readonly Placed[]) {
  const { width, height } = image;
  const size = Math.round(Math.max(width, height) / 100);
  const marks = devices.flatMap(({ code, position }) => {
    if (position === null) return [];
    const [x, y] = [position.x * width, position.y * height].map(Math.round);
    return [
      `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="#0b6b4b" stroke="#fff"/>`,
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

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${picture.type};base64,${btoa(binary)}`;
}
