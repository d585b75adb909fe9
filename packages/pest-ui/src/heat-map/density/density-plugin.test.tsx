import { describe, expect, it } from 'vitest';
import type { Density } from './density';
import { colourPixels, createDensityMap } from './density-plugin';
import { paletteNames } from './palette';
import { colourAt, pixelColours, shades, stopsOf } from './pixel-colours';

function map() {
  const container = document.createElement('div');
  const settings = { width: 1000, height: 640, radius: 40, palette: 'viridis', opacity: 0.8, blending: 'add' } as const;
  const painted: Density[] = [];
  const onPainted = (density: Density) => painted.push(density);
  /** How many of the densities painted so far are others than the one before. */
  const computed = () => new Set(painted).size;
  return { container, painted, computed, heat: createDensityMap({ container, ...settings, onPainted }) };
}

const data = [{ x: 500, y: 300, value: 5 }];

describe('the heatmap.js plug-in', () => {
  it('draws on one canvas of a fifth of the size', () => {
    const { container, heat } = map();
    heat.setData({ min: 0, max: 10, data });
    const canvases = container.querySelectorAll('canvas');
    expect([...canvases].map(({ width, height }) => [width, height])).toEqual([[200, 128]]);
  });

  it('computes the density once, however often minimum, maximum and colours change', () => {
    const { heat, painted, computed } = map();
    heat.setData({ min: 0, max: 10, data });
    heat.setData({ min: 1, max: 9, data });
    heat.setDataMin(2);
    heat.setDataMax(8);
    heat.configure({ palette: 'cividis', opacity: 0.5 });
    heat.repaint();
    expect([painted.length, computed()]).toEqual([6, 1]);
  });

  it('computes it again for other points, another radius and another size', () => {
    const { heat, computed } = map();
    heat.setData({ min: 0, max: 10, data });
    heat.setData({ min: 0, max: 10, data: [...data] });
    heat.configure({ radius: 20 });
    heat.configure({ width: 800 });
    expect(computed()).toBe(4);
  });
});

describe('colouring', () => {
  const colours = pixelColours(stopsOf('viridis'), 1);
  const painted = (values: number[], min: number, max: number) => {
    const pixels = new Uint32Array(values.length);
    colourPixels(Float32Array.from(values), colours, min, max, pixels);
    return [...pixels];
  };

  it('paints nothing for no heat and the top of the scale at and above the maximum', () => {
    const [none, top, above] = painted([0, 10, 25], 0, 10);
    expect(none).toBe(0);
    expect(top).toBe(colours[shades - 1]);
    expect(above).toBe(top);
  });

  it('paints nothing for no heat even when the minimum lies below it', () => {
    expect(painted([0], -5, 10)).toEqual([0]);
  });

  it('gives the same flat picture every time when minimum and maximum are the same', () => {
    const first = painted([0, 3, 4, 9], 4, 4);
    expect(first).toEqual([0, 0, first[2], first[2]]);
    expect(first[2]).not.toBe(0);
    painted([7], 0, 10);
    expect(painted([0, 3, 4, 9], 4, 4)).toEqual(first);
  });

  it.each(paletteNames)('only gets darker towards the top of %s, so that it prints in grey', (palette) => {
    const stops = stopsOf(palette);
    const lightness = Array.from({ length: 21 }, (_, i) => {
      const [red, green, blue] = colourAt(stops, i / 20);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    for (const [i, light] of lightness.entries()) if (i > 0) expect(light).toBeLessThan(lightness[i - 1] ?? 0);
  });

  it('takes the colours that a host sets', () => {
    const host = document.createElement('div');
    host.style.setProperty('--pest-heat-6', '#00207f');
    document.body.append(host);
    expect(stopsOf('ember', host).at(-1)).toEqual([0, 0x20, 0x7f]);
    expect(stopsOf('ember', host)[0]).toEqual([255, 241, 214]);
    host.remove();
  });
});
