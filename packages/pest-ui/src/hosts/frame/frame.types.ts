/** What each framed widget is told; plain data, since it travels between pages. */
export interface FramedProps {
  readonly 'heat-map': {
    readonly floorPlanId: string;
    /** The plan's site, where it is known: fewer plans are then read. */
    readonly customerId?: string | undefined;
    /** @default 'month' */
    readonly range?:
      | 'today'
      | 'week'
      | 'month'
      | 'twoMonths'
      | 'threeMonths'
      | { readonly from: string; readonly to: string }
      | undefined;
    /** @default 'heat' */
    readonly view?: 'plan' | 'heat' | 'compare' | 'table' | undefined;
    /** Places on the board; 0 hides it. @default 10 */
    readonly top?: number | undefined;
    /** The device that is selected. */
    readonly selected?: string | null | undefined;
    /** Offers a way to the device itself, and tells of it by `onOpen`. @default false */
    readonly opensDevices?: boolean | undefined;
  };
  readonly 'floor-plan-editor': {
    readonly customerId: string;
    /** @default the customer's first plan */
    readonly planId?: string | undefined;
    /** Changing needs a token whose scope is `write`. @default true */
    readonly readOnly?: boolean | undefined;
    readonly selected?: string | null | undefined;
    /** Offers a way to the device itself, and tells of it by `onOpen`. @default false */
    readonly opensDevices?: boolean | undefined;
  };
  readonly 'report-builder': {
    readonly reportId: string;
    /** Changing needs a token whose scope is `write`. @default true */
    readonly readOnly?: boolean | undefined;
  };
  /** The list that the bell opens: a frame has no room around it. */
  readonly 'stock-bell': {
    /** What the person may see. @default everything */
    readonly kinds?: readonly ('physical' | 'chemical')[] | undefined;
  };
  readonly 'inspection-template-editor': {
    /** @default a new one */
    readonly templateId?: string | undefined;
    /** Changing needs a token whose scope is `write`. @default true */
    readonly readOnly?: boolean | undefined;
  };
}

/** A widget that a server shows in a frame, by its name. */
export type FramedWidget = keyof FramedProps;
