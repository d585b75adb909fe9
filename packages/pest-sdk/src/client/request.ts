import type { AxiosRequestConfig } from 'axios';
import type { HttpMethod } from '../contract/endpoint';
import type { CallRow } from './calls';

type Arguments = Readonly<Record<string, unknown>>;

/** A contract row and its arguments as one HTTP request. */
export function buildRequest(row: Pick<CallRow, 'method' | 'path' | 'sends'>, args: Arguments): AxiosRequestConfig {
  const { url, rest } = fillPath(row.path, args);
  const request = { method: row.method, url };
  switch (row.sends) {
    case 'json':
      return { ...request, data: rest };
    case 'form':
      return { ...request, data: new URLSearchParams(textEntries(rest)) };
    case 'multipart':
      return { ...request, data: formData(rest) };
    default:
      return { ...request, params: rest, ...formTyped(row.method) };
  }
}

/**
 * GET calls carry the URL-encoded content type (specification §7). A browser drops the header from a request without
 * a body, unless the body is given as null.
 */
function formTyped(method: HttpMethod): AxiosRequestConfig {
  return method === 'GET' ? { data: null, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } } : {};
}

/** Puts arguments into the path, escaped, and answers what is left of them. */
function fillPath(path: string, args: Arguments): { url: string; rest: Arguments } {
  const used = new Set<string>();
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    used.add(key);
    return encodeURIComponent(String(args[key] ?? ''));
  });
  return { url, rest: Object.fromEntries(Object.entries(args).filter(([key]) => !used.has(key))) };
}

function textEntries(args: Arguments): [string, string][] {
  return Object.entries(args).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
}

function formData(args: Arguments): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(args)) {
    if (value instanceof Blob) form.append(key, value);
    else if (value !== undefined) form.append(key, String(value));
  }
  return form;
}
