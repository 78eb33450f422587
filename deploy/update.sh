#!/bin/sh
# A newer version with compose and no failed request: new containers come beside the old ones, which then drain
# (operation-40). Run it in the folder of compose.yaml, with the images of that version built or pulled and VERSION
# set. The way back is the same with the VERSION of before (docs/operating.md).
set -eu
docker compose run --rm backup
docker compose run --rm publish
for service in backend documents; do
	old=$(docker compose ps --quiet "$service")
	docker compose up --detach --wait --no-deps --no-recreate --scale "$service=4" "$service"
	docker stop --time 40 $old
	docker rm $old
done
docker compose up --detach --wait
