/** The part of heatmap.js 2.0.5 that is used here; the package brings no types. */
declare module 'heatmap.js' {
  export interface HeatmapPoint {
    readonly x: number;
    readonly y: number;
    readonly value: number;
  }
  export interface HeatmapData {
    readonly min: number;
    readonly max: number;
    readonly data: readonly HeatmapPoint[];
  }
  export interface HeatmapCoordinator {
    emit(event: 'renderall' | 'renderpartial' | 'extremachange', data: unknown): void;
  }
  export interface HeatmapPlugin<Config> {
    readonly renderer: new (config: Config) => object;
    readonly store: new (config: Config) => object;
  }
  export interface HeatmapInstance<Config> {
    setData(data: HeatmapData): this;
    setDataMin(min: number): this;
    setDataMax(max: number): this;
    configure(config: Partial<Config>): this;
    repaint(): this;
  }
  const h337: {
    create<Config extends { readonly container: HTMLElement; readonly plugin: string }>(
      config: Config,
    ): HeatmapInstance<Config>;
    register<Config>(name: string, plugin: HeatmapPlugin<Config>): void;
  };
  export default h337;
}
