import { backendGenerators } from './backend-generators.ts';
import { pageGenerators } from './page-generators.ts';
import type { Route } from './route-collector.ts';
import { anybody, type Material, type RouteGenerator, type RouteGenerators } from './route-generator.ts';
import { webApiGenerators } from './web-api-generators.ts';

export const allGenerators = (material: Material): RouteGenerators => ({
  ...backendGenerators(material),
  ...webApiGenerators(material),
  ...pageGenerators(material),
});

/** Files of the browser application and of the pages, which take no input; their names change with each build. */
const filePath = /^\/(?:local\/)?(?:assets\/)?[\w.-]+\.(?:css|ico|js|png|svg|txt|webmanifest|woff2)$/;
const fileGenerator: RouteGenerator = { senders: anybody, weight: 0.05 };

/** Where a route is written down: HEAD is asked as GET is, and a slash at the end changes nothing. */
export function generatorName({ method, url }: Route): string {
  const path = url.length > 1 ? url.replace(/\/$/, '') : url;
  return `${method === 'HEAD' ? 'GET' : method} ${path}`;
}

export function generatorOf(generators: RouteGenerators, route: Route): RouteGenerator | undefined {
  const found = generators[generatorName(route)];
  if (found !== undefined) return route.method === 'HEAD' ? { ...found, weight: 0.1 } : found;
  const isRead = route.method === 'GET' || route.method === 'HEAD';
  return isRead && filePath.test(route.url) ? fileGenerator : undefined;
}
