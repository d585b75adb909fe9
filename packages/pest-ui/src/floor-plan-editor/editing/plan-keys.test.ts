import { describe, expect, it } from 'vitest';
import { dragCommand, historyCommand, type Key, markerCommand } from './plan-keys';

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('keys on the plan', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['ArrowUp', 'previous'],
    ['End', 'last'],
    ['Enter', 'pickUp'],
    ['m', 'pickUp'],
    [' ', 'select'],
    ['Delete', 'delete'],
    ['x', null],
  ])('%s on a marker: %s', (name, command) => {
    expect(markerCommand(key(name))).toBe(command);
  });

  it('leaves the browser its own shortcuts', () => {
    expect(markerCommand(key('ArrowLeft', { metaKey: true }))).toBeNull();
    expect(historyCommand(key('z'))).toBeNull();
  });

  it.each([
    [key('ArrowLeft'), { dx: -1, dy: 0 }],
    [key('ArrowDown', { shiftKey: true }), { dx: 0, dy: 10 }],
    [key('Enter'), 'keep'],
    [key('M'), 'keep'],
    [key('Escape'), 'putBack'],
    [key('Tab'), null],
  ])('%j while carrying: %j', (pressed, command) => {
    expect(dragCommand(pressed)).toEqual(command);
  });

  it.each([
    [key('z', { ctrlKey: true }), 'undo'],
    [key('Z', { metaKey: true, shiftKey: true }), 'redo'],
    [key('y', { ctrlKey: true }), 'redo'],
  ])('%j: %s', (pressed, command) => {
    expect(historyCommand(pressed)).toBe(command);
  });
});
