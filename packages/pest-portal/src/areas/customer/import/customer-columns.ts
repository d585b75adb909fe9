import type { CustomerLine } from 'pest-sdk';
import { alike, columnsBy, type ImportColumn, type ImportLine } from '../../../kit/import/table-columns';

type Key = Exclude<keyof CustomerLine, 'line'>;

const { column, required, amount } = columnsBy<Key>();
const nothing = alike('');

/** The columns of a file of customers. */
export const customerColumns: readonly ImportColumn<Key>[] = [
  required('name', '公司名称', 'Company name', { zh: '禾穗食品有限公司', en: 'Hesui Foods' }),
  required('creditCode', '统一社会信用代码', 'Credit code', alike('91310115MA1K35J30X')),
  required('region', '所在地区', 'Region', alike('上海市 浦东新区')),
  column('regionCode', '行政区划代码', 'Division code', alike('310115')),
  column('address', '详细地址', 'Address', { zh: '科盛路 88 号', en: '88 Kesheng Road' }),
  amount('latitude', '纬度', 'Latitude', nothing),
  amount('longitude', '经度', 'Longitude', nothing),
  column('clientType', '客户类型', 'Customer type', { zh: '工业', en: 'Industrial' }),
  column('contactName', '联系人', 'Contact', { zh: '李华', en: 'Li Hua' }),
  required('phone', '联系电话', 'Phone', alike('13812345678')),
  column('reportEmail', '报告接收邮箱', 'Report email', alike('qa@example.com')),
  column('introduction', '简介', 'Introduction', nothing),
  column('notes', '备注', 'Notes', nothing),
];

export function customerLine({ line, textAt }: ImportLine<Key>): CustomerLine {
  return {
    line,
    name: textAt('name'),
    creditCode: textAt('creditCode'),
    region: textAt('region'),
    regionCode: textAt('regionCode'),
    address: textAt('address'),
    latitude: textAt('latitude'),
    longitude: textAt('longitude'),
    clientType: textAt('clientType'),
    contactName: textAt('contactName'),
    phone: textAt('phone'),
    reportEmail: textAt('reportEmail'),
    introduction: textAt('introduction'),
    notes: textAt('notes'),
  };
}
