// What the application uses of react-router-dom. Sharing a library switches tree shaking off; this
// list halves its size. A name that is missing here is missing at run time: sharing.test.ts checks
// every import of the workspace against it.
export {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  isRouteErrorResponse,
  Link,
  MemoryRouter,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
