import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { webServer: _w, ...rest } = base;
export default defineConfig({ ...rest, reporter: 'list', use: { ...rest.use, baseURL: 'http://localhost:8182' } });
