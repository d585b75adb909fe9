import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { limits } from 'pest-sdk';
import { fetched, PestProvider, ToastProvider, useToast } from 'pest-ui';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { language } from '../base/language';
import { noteEntry, useLeaveQuestion } from '../base/leaving';
import { isAddress, Navigate, useNavigate } from '../base/links';
import { createQueryClient, followFailures } from '../base/queries';
import { describeRelease } from '../base/release';
import { colorSchemeOf, useScheme } from '../base/scheme';
import { SessionProvider } from '../base/session';
import { useSessionExpired } from '../base/session-expiry';
import { useSiteTime } from '../base/site-time';
import { followOtherTabs } from '../base/tabs';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstPaint } from './FirstPaint';
import { GuardedPage } from './GuardedPage';
import { ConsoleLayout, MarketingLayout } from './layouts';
import { type Layout, type PortalRoute, routes } from './routes';

const UnsavedDialog = fetched(() => import('./UnsavedDialog'), 'UnsavedDialog');
const SessionExpiredDialog = fetched(() => import('./SessionExpiredDialog'), 'SessionExpiredDialog');

export interface PortalProps {
  /** What was asked for before anything is drawn. */
  readonly queryClient?: QueryClient | undefined;
}

export function App(props: PortalProps) {
  return (
    <BrowserRouter>
      <Portal {...props} />
    </BrowserRouter>
  );
}

/** The whole site below a router. */
export function Portal({ queryClient }: PortalProps) {
  return (
    <PestProvider locale={language} colorScheme={colorSchemeOf(useScheme())} describeError={describeRelease}>
      <ErrorBoundary>
        <ToastProvider duration={limits.errorToastMs}>
          <Queries given={queryClient}>
            <SessionProvider>
              <SiteClock>
                <Pages />
                <LeaveAsking />
                <SessionExpired />
              </SiteClock>
            </SessionProvider>
          </Queries>
        </ToastProvider>
      </ErrorBoundary>
    </PestProvider>
  );
}

interface QueriesProps {
  readonly given: QueryClient | undefined;
  readonly children: ReactNode;
}

function Queries({ given, children }: QueriesProps) {
  const { toast } = useToast();
  const [queryClient] = useState(() => given ?? createQueryClient());
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  useEffect(() => followFailures(queryClient, (message) => toast({ tone: 'danger', message })), [queryClient, toast]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Widgets below show days and times by the clock of the account's installation, and lead on as pages do. */
function SiteClock({ children }: { readonly children: ReactNode }) {
  const { timeZone } = useSiteTime();
  return (
    <PestProvider
      locale={language}
      timeZone={timeZone}
      colorScheme={colorSchemeOf(useScheme())}
      describeError={describeRelease}
      navigate={useWidgetNavigate()}
    >
      {children}
    </PestProvider>
  );
}

/** Stays the same from page to page: every widget reads the provider. */
function useWidgetNavigate(): (href: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return useCallback((href) => (isAddress(href) ? latest.current(href) : window.location.assign(href)), []);
}

function Pages() {
  return (
    <Suspense fallback={<FirstPaint />}>
      <Routes>
        <Route element={<MarketingLayout />}>{routesIn('marketing')}</Route>
        <Route element={<ConsoleLayout />}>{routesIn('console')}</Route>
        {routesIn('bare')}
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Routes>
    </Suspense>
  );
}

/** Asks before something unsaved is left; fetched with the first question. */
function LeaveAsking() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its key.
  useEffect(noteEntry, [key]);
  const question = useLeaveQuestion();
  if (!question) return null;
  return (
    <Suspense>
      <UnsavedDialog question={question} />
    </Suspense>
  );
}

/** The alert of code 1001; fetched when a session ends. */
function SessionExpired() {
  if (!useSessionExpired()) return null;
  return (
    <Suspense>
      <SessionExpiredDialog />
    </Suspense>
  );
}

function routesIn(layout: Layout): ReactNode {
  return routes.filter((route) => route.layout === layout).map(routeElement);
}

function routeElement(route: PortalRoute): ReactNode {
  return <Route key={route.path} path={route.path} element={<GuardedPage key={route.path} route={route} />} />;
}
