export { connectNative, type NativeBridge, type NativeHandlers, type NativeOptions } from './bridge';
export type { CarrierName } from './carriers';
export type { NativeFault, NativeMessageType, NativePayloads, PageMessage, PageMessageType } from './messages';
export { plotPicture } from './plot-picture';
