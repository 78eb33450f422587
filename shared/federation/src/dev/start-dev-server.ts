import { type Configuration, type DevServer, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { devPath } from './dev-bundles.ts';

/** A bundle and where to serve it. */
export interface DevServerOptions {
  /** Name in the URL: `host`, `harness` or the remote's. */
  name: string;
  bundle: Configuration;
  port: number;
  /** What the server answers beside the bundle. */
  extra?: Pick<DevServer, 'proxy' | 'setupMiddlewares'>;
}

/** Serves a bundle with fast refresh on this machine only. */
export async function startDevServer(options: DevServerOptions): Promise<RspackDevServer> {
  const { name, bundle, port, extra } = options;
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      headers: { 'Cache-Control': 'no-store' },
      devMiddleware: { publicPath: devPath(name) },
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The browser's own name for this machine; the document may come from another port.
        webSocketURL: { hostname: '0.0.0.0', port },
      },
      setupExitSignals: false,
      ...extra,
    },
    rspack({
      ...bundle,
      lazyCompilation: false,
      // A page follows the chain of hot updates and reloads at a gap: neither a build with errors nor
      // a file saved without a change may leave one.
      output: { ...bundle.output, clean: false },
      optimization: { ...bundle.optimization, emitOnErrors: false },
    }),
  );
  await server.start();
  return server;
}
