'use client';
export { type DefineOptions, definePestElements } from './define';
export { type ElementOptions, elementClass, type PestElement } from './PestElement';
