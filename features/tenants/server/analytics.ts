import { scriptOrigin } from '../analytics-rules.ts';
import { AnalyticsSettings, SiteAnalytics } from '../analytics-shapes.ts';

/** What the pages of a tenant load: nothing outside production. */
export function analyticsOf(tenant: { analytics?: unknown }, production: boolean) {
  if (!production || !tenant.analytics) return null;
  const settings = AnalyticsSettings.parse(tenant.analytics);
  return settings.kind === 'none' ? null : SiteAnalytics.parse(settings);
}

/** The sources that the content security policy of those pages allows, by directive. */
export function analyticsSources(analytics: NonNullable<ReturnType<typeof analyticsOf>>): Record<string, string> {
  const origin = scriptOrigin(analytics);
  // Tags of Google Analytics come from the origin of the tag manager and send to these hosts.
  const reports = analytics.kind === 'tag_manager' ? `${origin} https://*.google-analytics.com` : origin;
  return { 'script-src': origin, 'connect-src': reports, 'img-src': reports };
}
