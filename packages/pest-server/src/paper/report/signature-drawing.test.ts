import { expect, test } from 'vitest';
import { signatureDrawing } from './signature-drawing';

const pathsOf = (svg: string | null) => [...(svg ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

test('strokes are drawn as large as the box takes them, at its edge', () => {
  const line = [
    { x: 0.1, y: 0.2 },
    { x: 0.6, y: 0.1 },
  ];
  expect(pathsOf(signatureDrawing([line], 106, 50))).toEqual(['M3.00 23.00 L103.00 3.00']);
});

test('a dot is drawn as a dot', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  const paths = pathsOf(signatureDrawing([line, [{ x: 0.5, y: 0 }], []], 106, 50));
  expect(paths).toEqual(['M3.00 3.00 L103.00 3.00', 'M53.00 3.00 l0.01 0']);
});

test('nothing drawn is no drawing', () => {
  expect(signatureDrawing([], 106, 50)).toBeNull();
  expect(signatureDrawing([[]], 106, 50)).toBeNull();
});
