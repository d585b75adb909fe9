import { definePestElements } from './define';

definePestElements();

export { mount } from '../mount/mount';
export { definePestElements };
