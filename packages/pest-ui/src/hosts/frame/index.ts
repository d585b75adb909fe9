export { connectHost, type HostConnection, type HostOptions } from './connect-host';
export { type EmbeddedFrame, type EmbedFault, type EmbedFrameOptions, embedFrame } from './embed-frame';
export type { FramedProps, FramedWidget } from './frame.types';
export type { FrameChange, FrameFailure, FrameMessage, FrameSettings } from './messages';
