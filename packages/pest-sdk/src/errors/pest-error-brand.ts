/** Apart from the class, so that whoever only asks carries neither it nor the error codes. */
export const pestErrorBrand = Symbol.for('pest.error');
