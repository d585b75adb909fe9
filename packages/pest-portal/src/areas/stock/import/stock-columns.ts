import type { StockKind, StockLine } from 'pest-sdk';
import { alike, columnsBy, type ImportColumn, type ImportLine } from '../../../kit/import/table-columns';

type Key = Exclude<keyof StockLine, 'line'>;

const { column, required, amount, day } = columnsBy<Key>();
const nothing = alike('');

const levels: readonly ImportColumn<Key>[] = [
  column('unit', '单位', 'Unit', { zh: '张', en: 'pcs' }),
  amount('stock', '当前库存', 'Stock', alike('20')),
  amount('safetyStock', '安全库存', 'Safety stock', alike('30')),
  amount('warningLevel', '预警值', 'Warning level', alike('10')),
  column('batch', '批号', 'Batch', alike('B20260501')),
  day('expiresOn', '有效期至', 'Expires on', alike('2027-12-31')),
];

const physical: readonly ImportColumn<Key>[] = [
  required('category', '分类', 'Category', { zh: '捕鼠器耗材', en: 'Mouse-trap supplies' }),
  required('name', '名称', 'Name', { zh: '粘鼠板', en: 'Glue board' }),
  column('specification', '规格', 'Specification', { zh: '大号', en: 'Large' }),
  column('replaces', '更换时扣减', 'Taken when replaced', { zh: '粘板', en: 'Glue board' }),
  ...levels,
];

const chemical: readonly ImportColumn<Key>[] = [
  required('name', '名称', 'Name', { zh: '杀蟑胶饵', en: 'Cockroach gel' }),
  column('registrationNumber', '农药登记证号', 'Registration number', alike('WP20200001')),
  column('activeIngredient', '有效成分', 'Active ingredient', { zh: '吡虫啉', en: 'Imidacloprid' }),
  amount('capacity', '容量', 'Capacity', alike('500')),
  column('capacityUnit', '容量单位', 'Capacity unit', alike('ml')),
  ...levels,
  column('targetPest', '防治对象', 'Target pest', { zh: '蟑螂', en: 'Cockroaches' }),
  column('dilution', '稀释倍数', 'Dilution', nothing),
  column('dosage', '用量', 'Dosage', nothing),
  column('ratio', '配比', 'Mixing ratio', nothing),
  column('applicationArea', '施用场所', 'Where applied', nothing),
];

/** The columns of a file of consumables of a kind. */
export const stockColumns: Readonly<Record<StockKind, readonly ImportColumn<Key>[]>> = { physical, chemical };

export function stockLine({ line, textAt }: ImportLine<Key>): StockLine {
  return {
    line,
    category: textAt('category'),
    name: textAt('name'),
    specification: textAt('specification'),
    unit: textAt('unit'),
    replaces: textAt('replaces'),
    stock: textAt('stock'),
    safetyStock: textAt('safetyStock'),
    warningLevel: textAt('warningLevel'),
    batch: textAt('batch'),
    expiresOn: textAt('expiresOn'),
    capacity: textAt('capacity'),
    capacityUnit: textAt('capacityUnit'),
    targetPest: textAt('targetPest'),
    dilution: textAt('dilution'),
    dosage: textAt('dosage'),
    registrationNumber: textAt('registrationNumber'),
    activeIngredient: textAt('activeIngredient'),
    ratio: textAt('ratio'),
    applicationArea: textAt('applicationArea'),
  };
}
