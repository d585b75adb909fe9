'use client';
export { type DefineOptions, definePestElements } from './define';
export type { PestElementAttributes, PestElementEvents } from './events';
export { type ElementOptions, elementClass, type PestElement } from './PestElement';
export type { PestElementsByTag, PestVueComponents } from './tags';
