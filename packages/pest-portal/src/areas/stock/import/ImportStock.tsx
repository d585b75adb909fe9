import type { StockKind } from 'pest-sdk';
import { client } from '../../../base/client';
import { useT } from '../../../base/i18n';
import { ImportDialog } from '../../../kit/import/ImportDialog';
import { useImportCall } from '../../../kit/import/useImportCall';
import { stockMessages } from '../stock.messages';
import { stockColumns, stockLine } from './stock-columns';

interface ImportStockProps {
  readonly kind: StockKind;
  readonly onClose: () => void;
}

/** Consumables of a kind from a file, with what is there of them. */
export default function ImportStock({ kind, onClose }: ImportStockProps) {
  const t = useT(stockMessages);
  const send = useImportCall('stock.importLines', client.stock.importLines);
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
