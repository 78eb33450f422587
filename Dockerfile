# Three images: `run` holds the sources of both processes and what they need, `publish` builds and publishes
# releases, `backup` has the programs of the database's own version beside the first. Node runs the TypeScript as
# it is. Libraries are installed from the manifests alone, so that a change of a text installs nothing.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG POSTGRES_IMAGE=postgres:17-bookworm

FROM ${NODE_IMAGE} AS base
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
# Volumes take over whom their folders belong to.
RUN mkdir /store /private /trust /data /papers && chown node:node /store /private /trust /data /papers

FROM base AS manifests
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY backend/package.json backend/
COPY host/package.json host/
COPY shared/api/package.json shared/api/
COPY shared/contract/package.json shared/contract/
COPY shared/federation/package.json shared/federation/
COPY shared/shell/package.json shared/shell/
COPY shared/telemetry/package.json shared/telemetry/
COPY shared/ui/package.json shared/ui/
COPY shared/widgets/package.json shared/widgets/
COPY remote-account/package.json remote-account/
COPY remote-ai-assistants/package.json remote-ai-assistants/
COPY remote-employer/package.json remote-employer/
COPY remote-jobs/package.json remote-jobs/
COPY remote-messaging/package.json remote-messaging/
COPY remote-operator/package.json remote-operator/
COPY remote-profile/package.json remote-profile/
COPY remote-public/package.json remote-public/
COPY remote-silverplus/package.json remote-silverplus/

FROM manifests AS build-libraries
# pnpm brings what the workspace's root needs, too: a second Node, linters and tests, which build nothing.
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --filter "./remote-*" --filter host --filter "@silverjobs/*" \
	&& rm -rf node_modules/.bin node_modules/.pnpm/node@* node_modules/.pnpm/@biomejs+cli-* node_modules/.pnpm/recheck* \
	node_modules/.pnpm/@esbuild+*

FROM base AS publish
COPY --from=build-libraries --chown=node:node /app /app
COPY --chown=node:node . .
USER node
ENTRYPOINT ["node"]
CMD ["scripts/publish-once.ts"]

FROM manifests AS libraries
# Types, sources and source maps of libraries are for whoever writes code; licences stay. pdf-lib brings itself five times.
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter-prod backend... --filter-prod host... \
	&& find node_modules -type f "(" -name "*.map" -o -name "*.ts" -o -name "*.cts" -o -name "*.mts" ")" -delete \
	&& cd node_modules/.pnpm/@cantoo+pdf-lib@*/node_modules/@cantoo/pdf-lib && rm -rf src cjs ts3.4 dist/pdf-lib*

FROM base AS run
ENV NODE_ENV=production
COPY --from=libraries /app /app
COPY package.json LICENSE THIRD-PARTY-NOTICES.md CHANGELOG.md ./
COPY shared/contract shared/contract
COPY shared/shell shared/shell
COPY shared/telemetry shared/telemetry
COPY shared/federation shared/federation
# The page of a browser without network is made of the tokens.
COPY shared/ui/src/styles/tokens.css shared/ui/src/styles/
COPY host/common host/common
COPY host/server host/server
COPY backend backend
USER node
EXPOSE 3000 4100 9100
ENTRYPOINT ["node"]
CMD ["host/server/main.ts"]

FROM ${POSTGRES_IMAGE} AS backup
WORKDIR /app
COPY --from=base /usr/local/bin/node /usr/local/bin/node
COPY --from=run /app /app
RUN mkdir /backups && chown 1000:1000 /backups
USER 1000:1000
ENTRYPOINT ["node"]
CMD ["backend/tools/backup.ts"]
