import { areaList } from '@vant/area-data';
import { indexRegions } from './regions';

export const regionIndex = indexRegions(areaList);
