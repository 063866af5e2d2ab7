import { brandOf, brands, defaultBrand, type Brand } from '@portal/brand';
import { Container, GlobalStyle, Select, Stack, ToastProvider } from '@portal/ui';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Bench } from './bench';
import { StoryList } from './story-list';
import { components, type Story } from './stories';

/** The whole list, or the one story that the address names. */
export function Workshop({ search }: { search: URLSearchParams }) {
  const [id, setId] = useState(search.get('brand') ?? defaultBrand);
  const brand = brandOf(id);
  const [component, story] = (search.get('story') ?? '').split('/');
  return (
    <>
      <GlobalStyle brand={brand} />
      <ToastProvider>
        <MemoryRouter>
          {component && story ? (
            <Alone component={component} story={story} brand={brand} />
          ) : (
            <Container as="main">
              <Stack data-gap={6}>
                <Bench>
                  <Select
                    name="brand"
                    label="品牌"
                    value={id}
                    options={Object.values(brands).map(({ id: value, name }) => ({ value, label: name }))}
                    onChange={setId}
                  />
                </Bench>
                <StoryList brand={brand} />
              </Stack>
            </Container>
          )}
        </MemoryRouter>
      </ToastProvider>
    </>
  );
}

function Alone({ component, story, brand }: { component: string; story: string; brand: Brand }) {
  const [Shown, setShown] = useState<Story>();
  useEffect(() => {
    void components
      .get(component)?.()
      .then((stories) => setShown(() => stories[story]));
  }, [component, story]);
  if (!Shown) return null;
  // The frame has a main of its own.
  const Place = component === 'frame' ? 'div' : 'main';
  return (
    <Place data-story={`${component}/${story}`}>
      <Shown brand={brand} />
    </Place>
  );
}
