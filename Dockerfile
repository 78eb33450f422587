# Two images: `run` holds the sources of both processes and what they need, `publish` builds and
# publishes releases. Node runs the TypeScript as it is.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
# Volumes take over whom their folders belong to.
RUN mkdir /store /private /trust /data && chown node:node /store /private /trust /data

FROM base AS publish
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile && chown -R node:node /app
USER node
ENTRYPOINT ["node"]
CMD ["scripts/publish-once.ts"]

FROM base AS libraries
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter backend... --filter host...

FROM base AS run
ENV NODE_ENV=production
COPY --from=libraries /app /app
USER node
EXPOSE 3000 4100 9100
ENTRYPOINT ["node"]
CMD ["host/server/main.ts"]
