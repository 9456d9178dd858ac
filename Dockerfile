# One image for web, worker, migration and the scripts of operators. What it runs is said by its command and its settings.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
ENV CI=true
COPY package.json package-lock.json .npmrc ./
# Without install scripts: the Node and the PostgreSQL that the project brings for development are not needed here.
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN node start/main.ts build && node start/prune-packages.ts

FROM ${NODE}
WORKDIR /app
ENV NODE_ENV=production APP_MODE=production PORT=3000 DATA_DIR=/data
COPY --from=build /app/node_modules ./node_modules
COPY package.json ./
COPY app ./app
COPY start ./start
COPY operate ./operate
COPY migrations ./migrations
COPY languages ./languages
COPY --from=build /app/build ./build
RUN mkdir /data && chown node:node /data
# The account of the base image, by number, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The launcher passes signals on and ends as the server ends. Migrate with: node start/boot.mjs migrate
CMD ["node", "start/boot.mjs", "serve"]
