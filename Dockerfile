# syntax=docker/dockerfile:1

# The browser app is built with all packages, the server runs with those of production.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/codegen/package.json tools/codegen/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/codegen/package.json tools/codegen/
# The image has its own Node 24: the one among the packages is for machines with an older one.
RUN npm ci --omit=dev --workspaces=false && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
COPY domain domain
COPY openapi/generated openapi/generated
COPY server server
COPY scripts/start.mjs scripts/start.ts scripts/
COPY scripts/start scripts/start
RUN install -d -o node -g node /data
USER node
# The only folder that is written to, and only by the embedded database: use PostgreSQL.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
