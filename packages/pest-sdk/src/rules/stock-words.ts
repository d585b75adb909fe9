import type { StockFigure, StockOutCause, StockStatus } from './stock-status';
import type { Vocabulary } from './vocabulary';

/** Names of stock statuses. */
export const stockStatusWords: Vocabulary<StockStatus> = {
  normal: { zh: '正常', en: 'Normal' },
  warning: { zh: '库存预警', en: 'Low stock' },
  out: { zh: '缺货', en: 'Out of stock' },
};

/** Names of the reasons for taking stock out. */
export const stockOutCauseWords: Vocabulary<StockOutCause> = {
  expired: { zh: '过期', en: 'Expired' },
  damaged: { zh: '破损', en: 'Damaged' },
  lost: { zh: '遗失', en: 'Lost' },
  returned: { zh: '退回供应商', en: 'Returned to supplier' },
  training: { zh: '培训', en: 'Training' },
  other: { zh: '其他', en: 'Other' },
};

/** Names of the figures of a stock balance. */
export const stockFigureWords: Vocabulary<StockFigure> = {
  received: { zh: '入库', en: 'In' },
  used: { zh: '服务使用', en: 'Used by services' },
  out: { zh: '其他出库', en: 'Other out' },
  difference: { zh: '盘点差异', en: 'Count difference' },
};
