import { defineMessages } from 'pest-sdk';

export const regionMessages = defineMessages({
  zh: {
    'region.help': '输入名称或六位代码查找，或在下面逐级选择',
    'region.chosen': '行政区划代码 {{code}}',
    'region.unknown': '不是规范的省市区名称，将按输入的文字保存',
    'region.province': '省',
    'region.city': '市',
    'region.county': '区县',
    'region.any': '请选择',
    'place.latitude': '纬度',
    'place.longitude': '经度',
    'place.help':
      '可以不填；WGS 84，例如 31.2304 与 121.4737。从地图复制的一对数值（先纬度，后经度）可以直接粘贴到纬度中。',
    'place.open': '在地图中打开',
  },
  en: {
    'region.help': 'Type a name in Chinese or a six-digit code, or choose level by level below',
    'region.chosen': 'Division code {{code}}',
    'region.unknown': 'Not an official division: kept as typed',
    'region.province': 'Province',
    'region.city': 'City',
    'region.county': 'County',
    'region.any': 'Choose',
    'place.latitude': 'Latitude',
    'place.longitude': 'Longitude',
    'place.help':
      'May stay empty; WGS 84, such as 31.2304 and 121.4737. Both numbers, as maps copy them, can be pasted into latitude.',
    'place.open': 'Open in map',
  },
});
