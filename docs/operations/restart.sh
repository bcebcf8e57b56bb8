#!/bin/sh
# Restarts the processes one after the other. nginx sends requests only to the others meanwhile, so none fails.
# A process that is not ready after SECONDS_TO_START ends the script: the others go on serving, and it stays out of the upstream.
set -eu
: "${UPSTREAM:=/etc/nginx/muster-upstream.conf}"
: "${PORTS:=3001 3002}"
: "${RELOAD:=nginx -s reload}"
: "${RESTART:=systemctl restart muster@}"
: "${SECONDS_TO_START:=180}"
for port in $PORTS; do
  sed -i "s/\(127\.0\.0\.1:$port\) .*/\1 down;/" "$UPSTREAM"
  $RELOAD
  # nginx starts its new workers, and the old ones finish the requests that they have sent.
  sleep 2
  $RESTART"$port"
  tries=0
  until curl -fs -m 5 -o /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    if [ "$tries" -gt "$((SECONDS_TO_START * 5))" ]; then
      echo "The process on port $port does not start: see its log. It is out of $UPSTREAM, and the others were not restarted." >&2
      exit 1
    fi
    sleep 0.2
  done
  sed -i "s/\(127\.0\.0\.1:$port\) .*/\1 max_fails=0;/" "$UPSTREAM"
  $RELOAD
  sleep 2
done
