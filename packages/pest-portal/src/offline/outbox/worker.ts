import { useEffect, useSyncExternalStore } from 'react';
import { language } from '../../base/language';
import { leave } from '../../base/leaving';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/**
 * Registers the worker that opens the console without a network, and offers the page for the home screen. The way to a
 * newer version once one is there; null until then: nobody's form is reloaded away.
 */
export function useNewVersion(): (() => void) | null {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    offerInstalling();
    void register();
  }, []);
  const ready = useSyncExternalStore(subscribe, () => waiting);
  return ready && (() => leave(() => takeOver(ready)));
}

async function register(): Promise<void> {
  // Refused in private windows and where a policy forbids it: the site then needs the network, as before.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  noteWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => noteWaiting(registration));
  });
}

function noteWaiting(registration: ServiceWorkerRegistration): void {
  // The first one of all replaces nothing.
  waiting = registration.active ? registration.waiting : null;
  for (const listener of listeners) listener();
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take over');
}

function offerInstalling(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `/app.${language}.json`;
  document.head.append(link);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
