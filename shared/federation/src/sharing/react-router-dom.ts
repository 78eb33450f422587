// What pages use of react-router-dom in a browser. Sharing a library switches tree shaking off; this
// list halves its size. A name that is missing here is missing at run time: sharing.test.ts checks
// every import of the workspace against it.
export {
  createBrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  redirectDocument,
  ScrollRestoration,
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
