#!/bin/sh
# Restarts the processes one after the other. nginx sends requests only to the others meanwhile, so none fails.
set -eu
: "${UPSTREAM:=/etc/nginx/muster-upstream.conf}"
: "${PORTS:=3001 3002}"
: "${RELOAD:=nginx -s reload}"
: "${RESTART:=systemctl restart muster@}"
for port in $PORTS; do
  sed -i "s/\(127\.0\.0\.1:$port\) .*/\1 down;/" "$UPSTREAM"
  $RELOAD
  # nginx starts its new workers, and the old ones finish the requests that they have sent.
  sleep 2
  $RESTART"$port"
  until curl -fsS -o /dev/null "http://127.0.0.1:$port/readyz"; do sleep 0.2; done
  sed -i "s/\(127\.0\.0\.1:$port\) .*/\1 max_fails=0;/" "$UPSTREAM"
  $RELOAD
  sleep 2
done
