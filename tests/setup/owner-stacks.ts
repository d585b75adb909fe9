/**
 * React's development build keeps a stack for each element that is made, a sixth of what drawing costs, until it has made
 * its limit of a second: as if that were reached. They only add to the words of a warning.
 */
import * as React from 'react';

Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);
