import { openSync } from 'fontkit';
import sharp from 'sharp';
import { boldFace } from './faces';

/** The seal's picture is as wide and high as this, in pixels: 40 mm at 300 dots an inch. */
const size = 472;
const centre = size / 2;
const red = '#c8102e';
const letters = { radius: 168, height: 54 } as const;
const longestName = 24;

/** Draws a round seal with a name along its edge, for installations that have set no picture of their own. */
export function drawSeal(name: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <circle cx="${centre}" cy="${centre}" r="${centre - 10}" fill="none" stroke="${red}" stroke-width="11"/>
    <path d="${star(74)}" fill="${red}"/>
    ${lettersOnArc([...name].slice(0, longestName))}
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A star with five points around the centre. */
function star(radius: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const distance = at % 2 === 0 ? radius : radius * 0.382;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    return `${centre + distance * Math.cos(angle)} ${centre + distance * Math.sin(angle)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Outlines, so that the machine's own fonts do not matter. */
function lettersOnArc(characters: readonly string[]): string {
  const font = openSync(boldFace);
  if (!('layout' in font)) throw new Error('The face holds more than one font.');
  const step = Math.min(0.42, 4.6 / Math.max(1, characters.length - 1));
  const scale = letters.height / font.unitsPerEm;
  return characters
    .map((character, at) => {
      const glyph = font.layout(character).glyphs[0];
      if (!glyph) return '';
      const degrees = ((at - (characters.length - 1) / 2) * step * 180) / Math.PI;
      const left = (-glyph.advanceWidth * scale) / 2;
      const place = `rotate(${degrees} ${centre} ${centre}) translate(${centre + left} ${centre - letters.radius + letters.height / 2})`;
      return `<path transform="${place} scale(${scale} ${-scale})" d="${glyph.path.toSVG()}" fill="${red}"/>`;
    })
    .join('');
}
