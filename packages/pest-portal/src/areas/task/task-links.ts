import { address } from '../../base/links';

/** Addresses of the service screens. */
export const taskLinks = {
  unfinished: '/servicePage/undoneList',
  finished: '/servicePage/completedList',
  create: '/servicePage/newAdd',
  edit: (id: string) => address('/servicePage/newAdd', { id }),
  details: (id: string) => address('/servicePage/detail', { id }),
  /** The inspection, at one device when it is named. */
  inspect: (id: string, device?: string) => address('/servicePage/inspect', { id, device }),
  inspectRisks: (id: string) => address('/servicePage/inspect', { id, tab: 'risks' }),
  report: (id: string) => address('/myEcharts', { id }),
  briefing: (id: string) => address('/serverEcharts', { id }),
};
