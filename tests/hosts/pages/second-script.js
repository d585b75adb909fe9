// The same file once more, as two parts of a page may load it by two addresses.
import '/pest/pest-elements.js?again';
import { definePestElements } from '/pest/pest-elements.js';

window.definePestElements = definePestElements;
