import type { StockKind } from 'pest-sdk';
import { useT } from '../../../base/i18n';
import { ImportDialog } from '../../../kit/import/ImportDialog';
import { stockMessages } from '../stock.messages';
import { useImportStock } from '../stock.queries';
import { stockColumns, stockLine } from './stock-columns';

interface ImportStockProps {
  readonly kind: StockKind;
  readonly onClose: () => void;
}

/** Consumables of a kind from a file, with what is there of them. */
export default function ImportStock({ kind, onClose }: ImportStockProps) {
  const t = useT(stockMessages);
  const send = useImportStock();
  return (
    <ImportDialog
      title={t(`stock.import.${kind}`)}
      templateName={t('stock.import.template')}
      columns={stockColumns[kind]}
      most={1000}
      send={(mode, lines) => send({ kind, mode, lines: lines.map(stockLine) })}
      onClose={onClose}
    />
  );
}
