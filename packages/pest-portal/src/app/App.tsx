import { QueryClientProvider } from '@tanstack/react-query';
import { limits } from 'pest-sdk';
import { PestProvider, ToastProvider, useToast } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { MarketingLayout } from '../site/MarketingLayout';
import { ErrorBoundary } from './ErrorBoundary';
import { GuardedPage } from './GuardedPage';
import { language } from './language';
import { createQueryClient } from './queries';
import { type Layout, type PortalRoute, routes } from './routes';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { SessionProvider } from './session';
import { ConsoleLayout } from './shell/ConsoleLayout';

export function App() {
  return (
    <BrowserRouter>
      <PestProvider locale={language}>
        <ErrorBoundary>
          <ToastProvider duration={limits.errorToastMs}>
            <Queries>
              <SessionProvider>
                <Pages />
                <SessionExpiredDialog />
              </SessionProvider>
            </Queries>
          </ToastProvider>
        </ErrorBoundary>
      </PestProvider>
    </BrowserRouter>
  );
}

function Queries({ children }: { readonly children: ReactNode }) {
  const { toast } = useToast();
  const [queryClient] = useState(() => createQueryClient((message) => toast({ tone: 'danger', message })));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function Pages() {
  return (
    <Routes>
      <Route element={<MarketingLayout />}>{routesIn('marketing')}</Route>
      <Route element={<ConsoleLayout />}>{routesIn('console')}</Route>
      {routesIn('bare')}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}

function routesIn(layout: Layout): ReactNode {
  return routes.filter((route) => route.layout === layout).map(routeElement);
}

function routeElement(route: PortalRoute): ReactNode {
  return <Route key={route.path} path={route.path} element={<GuardedPage key={route.path} route={route} />} />;
}
