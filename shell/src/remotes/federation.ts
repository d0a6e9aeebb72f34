import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as realtime from 'mf-shared/realtime';
import * as session from 'mf-shared/session';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import {
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { createScript, fetchEntry } from './entry-script.ts';

/** What remotes use of the router; the rest is not part of the page. */
const router = {
  ...{ Link, NavLink, Navigate, Outlet, Route, Routes },
  ...{ generatePath, matchPath },
  ...{ useBlocker, useLocation, useMatch, useNavigate, useNavigationType, useParams, useSearchParams },
};

/** One for shell and remotes: the shell's copy counts. */
const singleton = (lib: object, version: string) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

const { react: reactVersion, router: routerVersion } = SHARED_VERSIONS;

// The shell itself needs no federation, so this comes with the first remote only. The build plugin would put it into
// the first file of every page.
init({
  name: 'shell',
  remotes: [],
  plugins: [provideRuntime(), { name: 'entries', createScript, fetch: fetchEntry }],
  shared: {
    react: singleton(react, reactVersion),
    'react/jsx-runtime': singleton(jsxRuntime, reactVersion),
    'react-dom': singleton(reactDom, reactVersion),
    'react-router-dom': singleton(router, routerVersion),
    'mf-shared/session': singleton(session, '0.1.0'),
    'mf-shared/realtime': singleton(realtime, '0.1.0'),
  },
});

export { loadRemote, registerRemotes };
