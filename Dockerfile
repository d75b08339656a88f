# The shop as one image: pages, API and pictures from one process.
# The store is built where its tools are; the image that runs has no compiler, no tests and no root.
ARG POSTGRES_MAJOR=15

FROM node:24.20-bookworm-slim AS build
ENV CI=true
RUN npm install --global pnpm@12.21.0
WORKDIR /shop
# Packages first: they are downloaded again only when the lockfile changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches ./patches
RUN pnpm fetch
COPY package.json tsconfig.json tsconfig.base.json tsconfig.server.json ./
# DEMO=0 leaves the demo out: such a shop is started with SEED=none.
ARG DEMO=1
COPY packages ./packages
RUN if [ "$DEMO" = 0 ]; then rm -rf packages/demo; fi
COPY apps ./apps
COPY e2e/package.json ./e2e/package.json
COPY resilience/package.json ./resilience/package.json
COPY tools ./tools
RUN pnpm install --frozen-lockfile --offline --filter pallu --filter "@pallu/store..."
RUN node tools/start.mjs --build-only
# Installed anew, because an install with --prod keeps the tools that are there.
RUN rm -rf node_modules packages/*/node_modules apps/*/node_modules e2e/node_modules \
  && pnpm install --frozen-lockfile --offline --prod --filter "@pallu/store..."

# Its list of packages and their key.
FROM postgres:${POSTGRES_MAJOR}-bookworm AS postgres

FROM node:24.20-bookworm-slim
# pg_dump and pg_restore for `ops db:backup`, of the version of the server: build with `--build-arg POSTGRES_MAJOR=18` for 18.
ARG POSTGRES_MAJOR
COPY --from=postgres /usr/local/share/keyrings/postgres.gpg.asc /usr/local/share/keyrings/
COPY --from=postgres /etc/apt/sources.list.d/pgdg.list /etc/apt/sources.list.d/
RUN apt-get update \
  && apt-get install --yes --no-install-recommends "postgresql-client-${POSTGRES_MAJOR}" \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
# The shopkeeper's commands, as mails and messages name them: docker compose exec shop ops --help
RUN printf '#!/bin/sh\nexec node --conditions=compiled /shop/apps/api/dist/src/ops/main.js "$@"\n' > /usr/local/bin/ops \
  && chmod 0755 /usr/local/bin/ops
RUN install --directory --owner=node --group=node /data
USER node
ENV NODE_ENV=production OPS_COMMAND="docker compose exec shop ops" DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
WORKDIR /shop/apps/store
CMD ["node", "--conditions=compiled", "dist/node/server/main.js"]
